import i18next from "i18next";
import { renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import { type LanguageState, useLanguage } from "./use-language.ts";

function Probe({ tell }: { tell: (state: LanguageState) => void }) {
  tell(useLanguage());
  return null;
}

/** What the hook says now. */
function state(i18n: typeof i18next): LanguageState {
  const states: LanguageState[] = [];
  renderToString(
    <I18nextProvider i18n={i18n}>
      <Probe tell={(state) => states.push(state)} />
    </I18nextProvider>,
  );
  return states[0]!;
}

test("C002 C003 C007 C008 the language is Arabic at first, switches to and fro, and is reset to Arabic", async () => {
  const i18n = i18next.createInstance();
  const changes: string[] = [];
  i18n.on("languageChanged", (language) => changes.push(language));
  await i18n.init({ fallbackLng: "ar", supportedLngs: ["ar", "en"], resources: { ar: {}, en: {} } });
  expect(state(i18n)).toMatchObject({ currentLanguage: "ar", isRTL: true });
  await state(i18n).switchLanguage();
  expect(state(i18n)).toMatchObject({ currentLanguage: "en", isRTL: false });
  await state(i18n).reset();
  expect(state(i18n)).toMatchObject({ currentLanguage: "ar", isRTL: true });
  await state(i18n).reset();
  expect(state(i18n).currentLanguage).toBe("ar");
  await state(i18n).switchLanguage();
  await state(i18n).switchLanguage();
  expect(state(i18n).currentLanguage).toBe("ar");
  expect(changes.slice(-5)).toEqual(["en", "ar", "ar", "en", "ar"]);
});
