import { useTranslation } from "react-i18next";
import { jobNames } from "#shared/values/operator-jobs.ts";

/** What a kind of job does, in words. One that an earlier version had keeps its name. */
export function useJobKind(): (name: string) => string {
  const { t } = useTranslation("operatorJobs");
  return (name) => {
    const known = jobNames.find((one) => one === name);
    return known ? t(`kinds.${known}`) : name;
  };
}
