import { z } from "zod";

const item = z.looseObject({
  product_retailer_id: z.string(),
  quantity: z.coerce.number().optional(),
  item_price: z.coerce.number().optional(),
  currency: z.string().optional(),
});

/** A customer's cart from the business's catalogue. */
export const orderEvents = z.looseObject({
  text: z.string().optional(),
  product_items: z.array(item).optional(),
});

/** The customer's text and a line for each product with quantity, name and price. */
export const orderText = ({ text, product_items: items }: z.infer<typeof orderEvents>): string =>
  [text, ...(items ?? []).map(line)].filter(Boolean).join("\n");

function line({ product_retailer_id: product, quantity, item_price: price, currency }: z.infer<typeof item>) {
  const cost = price === undefined ? null : [price, currency].filter(Boolean).join(" ");
  return [`${quantity ?? 1} × ${product}`, cost].filter(Boolean).join(" · ");
}
