import type { StatedFact } from "#shared/rules/business-facts.ts";
import { BranchesForm } from "./BranchesForm.tsx";
import { ContactsForm } from "./ContactsForm.tsx";
import { DeliveryForm } from "./DeliveryForm.tsx";
import type { FactProblems } from "./fact-forms.ts";
import { HoursForm } from "./HoursForm.tsx";
import { PaymentsForm } from "./PaymentsForm.tsx";
import { ReturnsForm } from "./ReturnsForm.tsx";

/** The form of one topic. */
export function FactForm({
  fact,
  onChange,
  problems,
  branches,
}: {
  fact: StatedFact;
  onChange: (fact: StatedFact) => void;
  problems: FactProblems;
  /** The names of the branches to which hours can be assigned. */
  branches: readonly string[];
}) {
  const { topic, value } = fact;
  switch (topic) {
    case "hours":
      return (
        <HoursForm
          value={value}
          problems={problems}
          branches={branches}
          onChange={(next) => onChange({ topic, value: next })}
        />
      );
    case "branches":
      return (
        <BranchesForm
          value={value}
          problems={problems}
          onChange={(next) => onChange({ topic, value: next })}
        />
      );
    case "contacts":
      return (
        <ContactsForm
          value={value}
          problems={problems}
          onChange={(next) => onChange({ topic, value: next })}
        />
      );
    case "payments":
      return (
        <PaymentsForm
          value={value}
          problems={problems}
          onChange={(next) => onChange({ topic, value: next })}
        />
      );
    case "delivery":
      return (
        <DeliveryForm
          value={value}
          problems={problems}
          onChange={(next) => onChange({ topic, value: next })}
        />
      );
    case "returns":
      return (
        <ReturnsForm
          value={value}
          problems={problems}
          onChange={(next) => onChange({ topic, value: next })}
        />
      );
  }
}
