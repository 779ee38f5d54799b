import {
  faqColumns,
  instructions,
  productColumns,
  sheetNames,
  type TemplateColumn,
} from "./template-text.ts";
import { workbookBytes, type SheetPlan } from "./xlsx-writer.ts";

/**
 * Builds the Excel file that owners fill in: questions, products and instructions, in both languages, from right to
 * left.
 */
export function buildTemplate({ brand }: { brand?: string } = {}): Uint8Array {
  const lines = instructions(brand);
  return workbookBytes([
    list(sheetNames.faqs, faqColumns),
    list(sheetNames.products, productColumns),
    {
      name: sheetNames.instructions,
      columns: [{ width: 80 }, { width: 80 }],
      rows: lines.map((cells, index) => ({ cells, style: index === 0 ? "header" : "text" })),
    },
  ]);
}

function list(name: string, columns: TemplateColumn[]): SheetPlan {
  return {
    name,
    columns: columns.map(({ width, choices }) => (choices ? { width, choices } : { width })),
    rows: [
      { cells: columns.map(({ header }) => header), style: "header" },
      { cells: columns.map(({ example }) => example), style: "example" },
    ],
    frozenRows: 1,
  };
}
