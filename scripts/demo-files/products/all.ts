import { beans } from "./beans.ts";
import { equipment } from "./equipment.ts";
import type { DemoProduct } from "./product.ts";
import { readyCoffee } from "./ready.ts";

/** The whole product sheet, in the order its rows stand. */
export const demoProducts: DemoProduct[] = [...beans, ...readyCoffee, ...equipment];
