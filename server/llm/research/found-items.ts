import type { LookUpItem } from "#server/answers/answers.ts";

/** The items found for one message, each under a constant id by which the model refers to it. */
export class FoundItems {
  readonly #byId = new Map<string, LookUpItem>();
  readonly #idOf = new Map<string, string>();

  /** Adds items and returns them with their ids; an item that was found before keeps its id. */
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

  /** Returns the items of the ids, each once; undefined when one of them was never shown. */
  named(ids: readonly string[]): LookUpItem[] | undefined {
    const items = [...new Set(ids)].map((id) => this.#byId.get(id));
    return items.every((item) => item !== undefined) ? items : undefined;
  }
}
