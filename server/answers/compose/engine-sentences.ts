import type { ProductEntry } from "#server/answers/entry.ts";
import type { SmallTalk } from "#server/answers/understand/small-talk.ts";

type Availability = NonNullable<ProductEntry["availability"]>;

/** The engine's own sentences. Everything else it says is a source's words. */
export interface Sentences {
  smallTalk: Record<SmallTalk, readonly string[]>;
  /** Before a source's text in the other language; `topic` is what it is about, where that is known. */
  foundInOther: (topic: string | undefined) => string;
  /** Before the choices of a clarification. */
  whichOne: string;
  /** To who asks for a value of nothing in particular ("how long does it take?"). */
  whichSubject: string;
  whichProduct: string;
  /** Before what the knowledge says that may be meant, beside choices or a handover. */
  nearest: string;
  /** The same before a text in the other language. */
  nearestInOther: string;
  /** Before what the caller says of the parts of a message that go to a person; "" when they cannot be named. */
  unanswered: (parts: readonly string[]) => string;
  /** To who asks for what an agent must not give: its instructions, other people's data, a promise. */
  refusal: string;
  /** Said once to who writes in a language the agent does not reply in, in that language. */
  otherLanguageOnly: string;
  priceQuestion: (name: string) => string;
  price: (name: string, price: string) => string;
  /** Price and stock in one sentence, when the price was asked for. */
  priceAndStock: Record<Availability, (name: string, price: string) => string>;
  line: (name: string, details: string) => string;
  noPrice: (name: string) => string;
  /** After a price that was asked for in another currency. */
  ownCurrency: string;
  /** Stock first, when that was asked for; the price is the next thing a buyer asks. */
  stock: Record<Availability, (name: string, price: string | undefined) => string>;
  listed: (name: string, price: string | undefined) => string;
  availability: Record<Availability, string>;
  cheapest: (name: string, price: string) => string;
  dearest: (name: string, price: string) => string;
  /** After the cheapest or dearest, when that one is out of stock. */
  amongAvailable: (name: string, price: string) => string;
  found: string;
  noneInRange: string;
  comma: string;
}
