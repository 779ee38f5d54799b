import { useNavigate } from "react-router";
import { listChannels } from "#web/api/endpoints/channels.ts";
import { trackLanguageChange } from "#web/analytics/language.ts";
import { call } from "#web/api/call.ts";
import { useAction } from "#web/api/use-action.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { logOutOfAccount } from "#web/pages/log-out.ts";
import { beginCampaign } from "#web/pages/portal/campaigns/begin-campaign.ts";
import { useTrainNow } from "#web/pages/portal/use-train-now.ts";
import { paths } from "#web/paths.ts";
import { chooseTheme } from "#web/theme.ts";
import type { ActionId } from "./commands.ts";

/** Returns the function of each action of the palette. */
export function useActions(onShowShortcuts: () => void): Record<ActionId, () => void> {
  const navigate = useNavigate();
  const { currentLanguage, switchLanguage } = useLanguage();
  const train = useTrainNow();
  const createCampaign = useAction(async () => {
    const channels = await call(listChannels);
    await navigate(paths.campaign(await beginCampaign(channels.data)));
  });
  return {
    newCampaign: () => void createCampaign.run(),
    upload: () => void navigate(paths.knowledge()),
    train: () => train?.onClick(),
    connect: () => void navigate(paths.channels()),
    plan: () => void navigate(paths.subscription()),
    lightTheme: () => chooseTheme("light"),
    darkTheme: () => chooseTheme("dark"),
    systemTheme: () => chooseTheme("system"),
    language: () => {
      trackLanguageChange(currentLanguage, currentLanguage === "ar" ? "en" : "ar", "portal navbar");
      void switchLanguage();
    },
    shortcuts: onShowShortcuts,
    logOut: () => void logOutOfAccount(),
  };
}
