import type { LookUpItem } from "#server/answers/answers.ts";

/** What was found for one message, each under an id that stays: the model names items by it. */
export class FoundItems {
  readonly #byId = new Map<string, LookUpItem>();
  readonly #idOf = new Map<string, string>();

  /** Those of the given items, with their ids; what was found before keeps its own. */
  add(items: readonly LookUpItem[]): Map<string, LookUpItem> {
    return new Map(
      items.map((item) => {
        const key = `${item.kind}\n${item.text}`;
        const id = this.#idOf.get(key) ?? `i${this.#byId.size + 1}`;
        this.#idOf.set(key, id);
        this.#byId.set(id, item);
        return [id, item];
      }),
    );
  }

  /** The items of some ids, each once; undefined where one of them was never shown. */
  named(ids: readonly string[]): LookUpItem[] | undefined {
    const items = [...new Set(ids)].map((id) => this.#byId.get(id));
    return items.every((item) => item !== undefined) ? items : undefined;
  }
}
