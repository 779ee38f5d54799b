import { QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { createQueryClient } from "./api/query-client.ts";
import { useLanguage } from "./i18n/use-language.ts";
import { useFocusRecovery } from "./focus-recovery.ts";

/** Provides the query cache, React Aria's language and a focus that is not lost to pages that read from the server. */
export function SignedIn({ children }: { children: React.ReactNode }) {
  const { currentLanguage } = useLanguage();
  const [client] = useState(createQueryClient);
  useFocusRecovery();
  return (
    <QueryClientProvider client={client}>
      <I18nProvider locale={currentLanguage === "ar" ? "ar-SA-u-nu-latn" : "en-GB"}>{children}</I18nProvider>
    </QueryClientProvider>
  );
}
