import { useTranslation } from "react-i18next";
import { languages } from "#shared/language.ts";
import { usePermissions } from "#web/components/portal/use-permission.ts";
import { isPageOffered } from "#web/page-permissions.ts";
import { actionCommands, type Command, pageCommands } from "./commands.ts";
import { searchItems, type Searchable } from "./match.ts";
import { readRecentCommands } from "./recent-commands.ts";

export interface NamedCommand extends Searchable {
  command: Command;
  /** The name in the page's language. */
  name: string;
}

export interface FoundCommands {
  recent: readonly NamedCommand[];
  pages: readonly NamedCommand[];
  actions: readonly NamedCommand[];
}

/** Returns the commands that match the query in either language, or all commands for an empty query. */
export function useCommands(query: string, isOwner: boolean): FoundCommands {
  const { t } = useTranslation(["palette", "common", "portal", "faqs"]);
  const name = (command: Command): NamedCommand => ({
    command,
    name: t(command.name),
    names: languages.map((lng) => t(command.name, { lng })),
    words: languages.map((lng) => t(`palette:words.${command.id}`, { lng })),
  });
  const permissions = usePermissions();
  const isOwnersOrAll = (command: Command) => isOwner || !("isForOwners" in command);
  const pages = pageCommands
    .filter((command) => isOwnersOrAll(command) && isPageOffered(command.to, permissions))
    .map(name);
  const isAllowed = (command: (typeof actionCommands)[number]) =>
    "permission" in command ? permissions?.includes(command.permission) : isOwnersOrAll(command);
  const actions = actionCommands.filter(isAllowed).map(name);
  if (query) return { recent: [], pages: searchItems(pages, query), actions: searchItems(actions, query) };
  const all = [...pages, ...actions];
  const recent = readRecentCommands().flatMap((id) => all.find(({ command }) => command.id === id) ?? []);
  const isOther = (item: NamedCommand) => !recent.includes(item);
  return { recent, pages: pages.filter(isOther), actions: actions.filter(isOther) };
}
