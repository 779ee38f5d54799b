import { useState } from "react";
import { Autocomplete } from "react-aria-components/Autocomplete";
import { Dialog } from "react-aria-components/Dialog";
import { Input } from "react-aria-components/Input";
import { ListBox } from "react-aria-components/ListBox";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { TextField } from "react-aria-components/TextField";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { paths } from "#web/paths.ts";
import { SearchIcon } from "#web/ui/icons.tsx";
import css from "./CommandPalette.module.css";
import type { Command } from "./commands.ts";
import { CommandSection, CustomerSection, TicketSection } from "./PaletteSections.tsx";
import { rememberCommand } from "./recent-commands.ts";
import { useActions } from "./use-actions.ts";
import { useCommands } from "./use-commands.ts";
import { useRecordSearch } from "./use-record-search.ts";

/** Finds pages, commands, customers and tickets, in either language and keyboard layout. */
export function CommandPalette({
  isOwner,
  onClose,
  onShowShortcuts,
}: {
  isOwner: boolean;
  onClose: () => void;
  onShowShortcuts: () => void;
}) {
  const { t } = useTranslation("palette");
  const navigate = useNavigate();
  const [text, setText] = useState("");
  const query = text.trim();
  const { recent, pages, actions } = useCommands(query, isOwner);
  const { customers, tickets, isSearching } = useRecordSearch(query);
  const run = useActions(onShowShortcuts);
  const open = (path: string) => {
    onClose();
    void navigate(path);
  };
  const choose = (command: Command) => {
    rememberCommand(command.id);
    if ("to" in command) return open(command.to);
    onClose();
    run[command.id]();
  };
  const count = recent.length + pages.length + actions.length + customers.length + tickets.length;
  return (
    <ModalOverlay
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      isDismissable
      className={css.scrim ?? ""}
    >
      <Modal className={css.modal ?? ""}>
        <Dialog aria-label={t("title")} className={css.dialog ?? ""}>
          <Autocomplete inputValue={text} onInputChange={setText}>
            <TextField aria-label={t("title")} autoFocus className={css.field ?? ""}>
              <SearchIcon />
              <Input
                role="combobox"
                aria-haspopup="listbox"
                aria-expanded
                dir="auto"
                placeholder={t("placeholder")}
                maxLength={100}
                className={css.input ?? ""}
              />
              <button type="button" className={css.escape} onClick={onClose}>
                <span className="vh">{t("foot.close")}</span>
                <kbd dir="ltr" aria-hidden="true">
                  Esc
                </kbd>
              </button>
            </TextField>
            <ListBox
              aria-label={t("results")}
              className={css.list ?? ""}
              renderEmptyState={() =>
                isSearching ? null : (
                  <p className={css.nothing}>
                    <b>{t("nothing", { q: query })}</b>
                    {t("nothingNote")}
                  </p>
                )
              }
            >
              <CommandSection title={t("groups.recent")} commands={recent} onChoose={choose} />
              <CommandSection title={t("groups.pages")} commands={pages} onChoose={choose} />
              <CommandSection title={t("groups.actions")} commands={actions} onChoose={choose} />
              <CustomerSection customers={customers} onOpen={(id) => open(paths.customer(id))} />
              <TicketSection tickets={tickets} onOpen={(id) => open(paths.ticket(id))} />
            </ListBox>
          </Autocomplete>
          <p role="status" className="vh">
            {query && !isSearching && t("found", { count })}
          </p>
          <p aria-hidden="true" className={css.foot}>
            <span>
              <kbd>↑</kbd>
              <kbd>↓</kbd>
              {t("foot.move")}
            </span>
            <span>
              <kbd>↵</kbd>
              {t("foot.open")}
            </span>
          </p>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
