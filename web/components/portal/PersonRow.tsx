import { classes } from "#web/ui/classes.ts";
import { MoreIcon } from "#web/ui/icons.tsx";
import { Ltr } from "#web/ui/Ltr.tsx";
import { Menu, type MenuEntry } from "#web/ui/Menu.tsx";
import { Initial } from "#web/components/signs/Initial.tsx";
import css from "./PersonRow.module.css";

/** A person in a list with the actions on them. It is a child of `Rows`. */
export function PersonRow({
  person: { name, email },
  marks,
  note,
  end,
  isDisabled,
  menu,
  photo,
}: {
  person: { name: string; email: string };
  /** Short labels beside the name. */
  marks: readonly string[];
  /** A line below the address. */
  note?: string;
  end?: React.ReactNode;
  isDisabled: boolean;
  /** The photo's address. */
  photo?: string | null;
  menu: { label: string; entries: readonly MenuEntry[] };
}) {
  return (
    <li className={classes(css.member, isDisabled && css.disabled)}>
      <Initial name={name} photo={photo} />
      <span className={css.who}>
        <b>
          <bdi>{name}</bdi>
          {marks.map((mark) => (
            <small key={mark}>{mark}</small>
          ))}
        </b>
        <span className={css.mail}>
          <Ltr>{email}</Ltr>
        </span>
        {note && <span className={css.mail}>{note}</span>}
      </span>
      <span>{end}</span>
      {menu.entries.length > 0 && <Menu label={menu.label} trigger={<MoreIcon />} entries={menu.entries} />}
    </li>
  );
}
