import type { Training, Version } from "#shared/contract/knowledge.ts";
import type { Accuracy, HoldReason, MeasuredVersion, Report } from "#shared/contract/quality.ts";
import type { Language } from "#shared/language.ts";
import ar from "#shared/locales/ar/documents.json" with { type: "json" };
import en from "#shared/locales/en/documents.json" with { type: "json" };
import { text } from "#server/texts/texts.ts";
import type { BuiltVersion } from "#server/versions/build-version.ts";

export type TrainingProblem = "nothing_readable" | "internal";

// A problem without a text in both languages is a type error here.
const textsByLanguage: Record<Language, Record<TrainingProblem, string>> = {
  ar: ar.training,
  en: en.training,
};
void textsByLanguage;

/** Number of versions that can be rolled back to. */
export const maxStoredVersions = 20;

/** Time after which an unfinished training counts as lost with its worker, so that the next one can start. */
export const lostAfterMs = 30 * 60_000;

export interface TrainingRow {
  id: string;
  status: string;
  problem: string | null;
  version_id: string | null;
  accuracy: unknown;
  held_back: string | null;
  published_at: Date | null;
  created_at: Date;
  finished_at: Date | null;
}

export function trainingView(row: TrainingRow, language: Language): Training {
  const { published_at: _, ...rest } = row;
  return {
    ...rest,
    status: row.status as Training["status"],
    accuracy: row.accuracy as Accuracy | null,
    held_back: heldBack(row),
    problem_text: row.problem ? text(language, `documents:training.${row.problem as TrainingProblem}`) : null,
    created_at: row.created_at.toISOString(),
    finished_at: row.finished_at?.toISOString() ?? null,
  };
}

/** Returns the reason why a version is held back. A version that a person published is not held back any more. */
const heldBack = (row: { held_back: string | null; published_at: Date | null }): HoldReason | null =>
  row.published_at ? null : (row.held_back as HoldReason | null);

export interface VersionRow {
  id: string;
  number: number;
  entries: number;
  source_ids: string[];
  /** Answers that were written in the portal count as one source together. */
  faqs: number;
  /** Facts that the owner stated count as one source, too. */
  has_facts: boolean;
  size_bytes: number;
  accuracy: unknown;
  held_back: string | null;
  created_at: Date;
  published_at: Date | null;
}

export function versionView(row: VersionRow, liveId: string | null): Version {
  return {
    id: row.id,
    number: row.number,
    live: row.id === liveId,
    entries: row.entries,
    sources: row.source_ids.length + (row.faqs > 0 ? 1 : 0) + (row.has_facts ? 1 : 0),
    size_bytes: row.size_bytes,
    accuracy: row.accuracy as Accuracy | null,
    held_back: heldBack(row),
    created_at: row.created_at.toISOString(),
    published_at: row.published_at?.toISOString() ?? null,
  };
}

/** Returns the measured values that a version keeps. */
export function toMeasuredColumns(
  { report, outcomes, thresholds }: BuiltVersion,
  heldBack: HoldReason | null,
) {
  return {
    accuracy: report.accuracy,
    quality: report,
    outcomes,
    answer_from: thresholds?.answerFrom ?? null,
    clarify_from: thresholds?.clarifyFrom ?? null,
    held_back: heldBack,
  };
}

export interface MeasuredRow {
  id: string;
  number: number;
  entries: number;
  created_at: Date;
  quality: unknown;
  held_back: string | null;
}

export const measuredView = (row: MeasuredRow): MeasuredVersion => ({
  id: row.id,
  number: row.number,
  entries: row.entries,
  created_at: row.created_at.toISOString(),
  report: row.quality as Report | null,
});
