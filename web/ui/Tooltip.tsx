import { Focusable } from "react-aria-components/Focusable";
import { Tooltip as AriaTooltip, TooltipTrigger } from "react-aria-components/Tooltip";
import css from "./Tooltip.module.css";

/** A few words about something that can be focused. Never the only place where something needed is said. */
export function Tooltip({
  text,
  children,
}: {
  text: React.ReactNode;
  /** One element that takes focus. */ children: React.ReactElement<React.DOMAttributes<Element>, string>;
}) {
  return (
    <TooltipTrigger delay={400}>
      <Focusable>{children}</Focusable>
      <AriaTooltip className={css.tooltip ?? ""} offset={6}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
