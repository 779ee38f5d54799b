import { type TeamHours, weekdays } from "./team-hours.ts";

/** When a shop is taken to be open that has not said when its team answers: every day, in its own time zone. */
export const businessHours = { opens: 9, closes: 22 } as const;

const twoDigits = (hour: number) => `${String(hour).padStart(2, "0")}:00`;
const everyDay: TeamHours = {
  week: Object.fromEntries(
    weekdays.map((day) => [day, [[twoDigits(businessHours.opens), twoDigits(businessHours.closes)]]]),
  ) as TeamHours["week"],
  holidays: [],
};

/** The hours that "after hours" on the dashboard is outside of: the team's, where they are set. */
export const hoursOf = (team: TeamHours | null): TeamHours => team ?? everyDay;
