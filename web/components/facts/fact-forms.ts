import type { FactProblem, FactTopic, FactValues, WeekHours } from "#shared/rules/business-facts.ts";
import { weekdays } from "#shared/rules/team-hours.ts";

/** The problems of a value by the field's path (`places.0.address`). */
export type FactProblems = Readonly<Record<string, FactProblem>>;

/** The properties of every topic's form. */
export interface FactFormProps<Topic extends FactTopic> {
  value: FactValues[Topic];
  onChange: (value: FactValues[Topic]) => void;
  problems: FactProblems;
}

/** The hours of a typical shop, with which the form starts. */
export const usualWeek: WeekHours = Object.fromEntries(
  weekdays.map((day) => [day, [["09:00", "22:00"]]]),
) as WeekHours;

export const emptyBranch = { name: "", city: "", address: "", map: "", phone: "" };
export const emptyZone = { area: "", fee: "", time: "", minimum: "", free_from: "" };

/** The values with which a form starts when nothing is known. */
export const emptyValues: { [Topic in FactTopic]: FactValues[Topic] } = {
  hours: { places: [{ branch: "", week: usualWeek, ramadan: null }] },
  branches: { places: [emptyBranch] },
  contacts: { points: [] },
  payments: { methods: [] },
  delivery: { delivers: true, zones: [emptyZone] },
  returns: { ar: "", en: "" },
};
