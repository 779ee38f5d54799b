import type { FactProblem, FactTopic, FactValues, WeekHours } from "#shared/rules/business-facts.ts";
import { weekdays } from "#shared/rules/team-hours.ts";

/** What is wrong, by the place of the field (`places.0.address`). */
export type FactProblems = Readonly<Record<string, FactProblem>>;

/** What every form of a topic is given. */
export interface FactFormProps<Topic extends FactTopic> {
  value: FactValues[Topic];
  onChange: (value: FactValues[Topic]) => void;
  problems: FactProblems;
}

/** A shop's week, to begin with. */
export const usualWeek: WeekHours = Object.fromEntries(
  weekdays.map((day) => [day, [["09:00", "22:00"]]]),
) as WeekHours;

export const emptyBranch = { name: "", city: "", address: "", map: "", phone: "" };
export const emptyZone = { area: "", fee: "", time: "", minimum: "", free_from: "" };

/** What a form begins with where nothing is known. */
export const emptyValues: { [Topic in FactTopic]: FactValues[Topic] } = {
  hours: { places: [{ branch: "", week: usualWeek, ramadan: null }] },
  branches: { places: [emptyBranch] },
  contacts: { points: [] },
  payments: { methods: [] },
  delivery: { delivers: true, zones: [emptyZone] },
  returns: { ar: "", en: "" },
};
