import { type TeamHours, weekdays } from "./team-hours.ts";

/** The opening hours assumed for a business without team hours: every day, in its own time zone. */
export const businessHours = { opens: 9, closes: 22 } as const;

const twoDigits = (hour: number) => `${String(hour).padStart(2, "0")}:00`;
const defaultHours: TeamHours = {
  week: Object.fromEntries(
    weekdays.map((day) => [day, [[twoDigits(businessHours.opens), twoDigits(businessHours.closes)]]]),
  ) as TeamHours["week"],
  holidays: [],
};

/** Returns the hours against which the dashboard counts "after hours": the team's, or the default ones. */
export const resolveTeamHours = (team: TeamHours | null): TeamHours => team ?? defaultHours;
