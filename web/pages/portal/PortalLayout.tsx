import { QueryClientProvider } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { Outlet } from "react-router";
import { createQueryClient } from "../../api/query-client.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { Spinner } from "../../ui/Spinner.tsx";
import { PortalState } from "./PortalState.tsx";

/** Around every page behind the guard: the query cache, React Aria's language, the frame. */
export function PortalLayout() {
  const { currentLanguage } = useLanguage();
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <I18nProvider locale={currentLanguage === "ar" ? "ar-SA-u-nu-latn" : "en-GB"}>
        <PortalState>
          <Suspense fallback={<Spinner />}>
            <Outlet />
          </Suspense>
        </PortalState>
      </I18nProvider>
    </QueryClientProvider>
  );
}
