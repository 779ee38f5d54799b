import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { normalise } from "#server/answers/text/normalise.ts";
import { cuesIn } from "./cues.ts";

const names = readdirSync(new URL("./ar/", import.meta.url)).map((file) => file.replace(".tsv", ""));

test.each(names)("%s: every line has a cue, its kind, a strength and a source", (name) => {
  for (const cue of cuesIn(name)) {
    expect(cue.cue.trim(), JSON.stringify(cue)).not.toBe("");
    expect(cue.kind.trim(), cue.cue).not.toBe("");
    expect(["strong", "weak"], cue.cue).toContain(cue.strength);
    expect(cue.source.trim(), cue.cue).not.toBe("");
  }
});

test.each(names)("%s: no cue stands twice for the same kind", (name) => {
  const seen = new Set<string>();
  const twice = cuesIn(name).filter(({ cue, kind }) => {
    const key = `${normalise(cue)} ${kind}`;
    const isSeen = seen.has(key);
    seen.add(key);
    return isSeen;
  });
  expect(twice.map(({ cue }) => cue)).toEqual([]);
});
