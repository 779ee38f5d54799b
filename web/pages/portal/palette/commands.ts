import { paths } from "#web/paths.ts";
import { portalPaths } from "#web/portal-paths.ts";
import {
  AddIcon,
  AgentIcon,
  BookIcon,
  BuildingIcon,
  CardIcon,
  DashboardIcon,
  DevicesIcon,
  EditIcon,
  HeadsetIcon,
  InboxIcon,
  KeyboardIcon,
  LanguageIcon,
  LogoutIcon,
  MegaphoneIcon,
  MoonIcon,
  PlugIcon,
  ProfileIcon,
  QualityIcon,
  QuestionIcon,
  RouteIcon,
  SettingsIcon,
  ShieldIcon,
  SunIcon,
  SupportIcon,
  TermsIcon,
  TrainIcon,
  UploadIcon,
  UsersIcon,
} from "#web/ui/icons.tsx";

/** The pages that the palette opens, with their names in the menu and as titles. */
export const pageCommands = [
  { id: "dashboard", name: "common:titles.dashboard", icon: DashboardIcon, to: paths.dashboard() },
  { id: "tickets", name: "common:titles.tickets", icon: InboxIcon, to: paths.tickets() },
  { id: "customers", name: "common:titles.customers", icon: UsersIcon, to: paths.customers() },
  { id: "knowledge", name: "common:titles.knowledge", icon: BookIcon, to: paths.knowledge() },
  { id: "facts", name: "common:titles.facts", icon: BuildingIcon, to: portalPaths.businessFacts() },
  { id: "answers", name: "common:titles.answers", icon: EditIcon, to: paths.answers() },
  { id: "gaps", name: "common:titles.gaps", icon: QuestionIcon, to: portalPaths.gaps() },
  { id: "quality", name: "common:titles.quality", icon: QualityIcon, to: portalPaths.quality() },
  { id: "agents", name: "common:titles.agents", icon: HeadsetIcon, to: paths.agents() },
  { id: "ask", name: "common:titles.ask", icon: QuestionIcon, to: paths.ask() },
  { id: "chatbot", name: "common:titles.chatbot", icon: AgentIcon, to: paths.chatbot() },
  { id: "channels", name: "common:titles.channels", icon: PlugIcon, to: paths.channels() },
  { id: "campaigns", name: "common:titles.campaigns", icon: MegaphoneIcon, to: paths.campaigns() },
  {
    id: "microInfluencers",
    name: "common:titles.microInfluencers",
    icon: UsersIcon,
    to: portalPaths.microInfluencers(),
  },
  { id: "howToStart", name: "common:titles.howToStart", icon: RouteIcon, to: paths.howToStart() },
  { id: "subscription", name: "common:titles.subscription", icon: CardIcon, to: paths.subscription() },
  { id: "triageRules", name: "common:titles.triageRules", icon: RouteIcon, to: portalPaths.triageRules() },
  { id: "settings", name: "common:titles.settings", icon: SettingsIcon, to: paths.settings() },
  { id: "profile", name: "portal:menu.profile", icon: ProfileIcon, to: paths.profile() },
  { id: "support", name: "portal:menu.support", icon: SupportIcon, to: paths.support() },
  { id: "about", name: "portal:menu.about", icon: TermsIcon, to: paths.about() },
  { id: "terms", name: "portal:menu.terms", icon: TermsIcon, to: paths.portalTerms() },
  { id: "privacy", name: "portal:menu.privacy", icon: ShieldIcon, to: paths.portalPrivacy() },
] as const;

/** The actions of the palette, and the permission that each needs. */
export const actionCommands = [
  { id: "newCampaign", name: "palette:actions.newCampaign", icon: AddIcon, permission: "campaigns" },
  { id: "upload", name: "palette:actions.upload", icon: UploadIcon, permission: "knowledge" },
  { id: "train", name: "faqs:train.now", icon: TrainIcon, permission: "publishing" },
  { id: "connect", name: "palette:actions.connect", icon: PlugIcon, permission: "channels" },
  { id: "plan", name: "palette:actions.plan", icon: CardIcon, isForOwners: true },
  { id: "lightTheme", name: "palette:actions.lightTheme", icon: SunIcon },
  { id: "darkTheme", name: "palette:actions.darkTheme", icon: MoonIcon },
  { id: "systemTheme", name: "palette:actions.systemTheme", icon: DevicesIcon },
  { id: "language", name: "palette:actions.language", icon: LanguageIcon },
  { id: "shortcuts", name: "palette:actions.shortcuts", icon: KeyboardIcon },
  { id: "logOut", name: "portal:menu.logout", icon: LogoutIcon },
] as const;

export type ActionId = (typeof actionCommands)[number]["id"];
export type Command = (typeof pageCommands)[number] | (typeof actionCommands)[number];
