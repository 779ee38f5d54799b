import { useTranslation } from "react-i18next";
import { languages } from "#shared/language.ts";
import { actionCommands, type Command, pageCommands } from "./commands.ts";
import { search, type Searchable } from "./match.ts";
import { readRecentCommands } from "./recent-commands.ts";

export interface NamedCommand extends Searchable {
  command: Command;
  /** In the language of the page. */
  name: string;
}

export interface FoundCommands {
  recent: readonly NamedCommand[];
  pages: readonly NamedCommand[];
  actions: readonly NamedCommand[];
}

/** The commands that match what was typed, in either language; all of them as long as nothing is. */
export function useCommands(query: string, isOwner: boolean): FoundCommands {
  const { t } = useTranslation(["palette", "common", "portal", "faqs"]);
  const name = (command: Command): NamedCommand => ({
    command,
    name: t(command.name),
    names: languages.map((lng) => t(command.name, { lng })),
    words: languages.map((lng) => t(`palette:words.${command.id}`, { lng })),
  });
  const pages = pageCommands.map(name);
  const actions = actionCommands.filter((command) => isOwner || !("isForOwners" in command)).map(name);
  if (query) return { recent: [], pages: search(pages, query), actions: search(actions, query) };
  const all = [...pages, ...actions];
  const recent = readRecentCommands().flatMap((id) => all.find(({ command }) => command.id === id) ?? []);
  const isOther = (item: NamedCommand) => !recent.includes(item);
  return { recent, pages: pages.filter(isOther), actions: actions.filter(isOther) };
}
