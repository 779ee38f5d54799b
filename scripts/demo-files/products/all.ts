import { beans } from "./beans.ts";
import { equipment } from "./equipment.ts";
import type { DemoProduct } from "./product.ts";
import { readyCoffee } from "./ready.ts";

/** The product sheet in the order of its rows. */
export const demoProducts: DemoProduct[] = [...beans, ...readyCoffee, ...equipment];
