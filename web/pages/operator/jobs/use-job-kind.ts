import { useTranslation } from "react-i18next";
import { jobNames } from "#shared/values/operator-jobs.ts";

/** Returns a function that describes a kind of job. Kinds of earlier versions keep their name. */
export function useJobKind(): (name: string) => string {
  const { t } = useTranslation("operatorJobs");
  return (name) => {
    const known = jobNames.find((one) => one === name);
    return known ? t(`kinds.${known}`) : name;
  };
}
