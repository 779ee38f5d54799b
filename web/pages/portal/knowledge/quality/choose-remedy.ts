import type { TopicSubject } from "#shared/contract/quality.ts";
import { paths } from "#web/paths.ts";
import { portalPaths } from "#web/portal-paths.ts";

type Label =
  | "list"
  | "hours"
  | "branches"
  | "contacts"
  | "payments"
  | "delivery"
  | "people"
  | "answer"
  | "certainty";

/** Returns the page on which the owner can correct wrong answers about a topic. */
export function chooseRemedy(subject: TopicSubject): { to: string; label: Label } {
  switch (subject) {
    case "prices":
    case "times":
      return { to: paths.knowledge({ tab: "product" }), label: "list" };
    case "hours":
    case "branches":
    case "contacts":
    case "payments":
    case "delivery":
      return { to: portalPaths.businessFacts({ topic: subject }), label: subject };
    case "people":
      return { to: paths.knowledge(), label: "people" };
    case "texts":
    case "answers":
      return { to: paths.answers({ write: "1" }), label: "answer" };
    case "absent":
      return { to: portalPaths.agent("support"), label: "certainty" };
  }
}
