import { z } from "zod";
import type { ChannelTemplate } from "./channel.ts";
import { callGraph } from "./graph.ts";

const component = z.looseObject({
  type: z.string(),
  format: z.string().optional(),
  text: z.string().optional(),
  buttons: z
    .array(z.looseObject({ type: z.string(), text: z.string().optional(), url: z.string().optional() }))
    .optional(),
});
const entry = z.looseObject({
  name: z.string(),
  language: z.string(),
  status: z.string(),
  category: z.string(),
  parameter_format: z.string().optional(),
  components: z.array(component).default([]),
});
const page = z.looseObject({
  data: z.array(z.unknown()),
  paging: z
    .looseObject({
      cursors: z.looseObject({ after: z.string().optional() }).optional(),
      next: z.string().optional(),
    })
    .optional(),
});

const pageSize = 100;
/** Maximum number of pages of templates; WhatsApp allows 250 templates in several languages each. */
const maxPages = 30;

/** All templates of a WhatsApp business account. */
export async function listTemplates(
  speaking: { base: string; token: string | undefined },
  wabaId: string,
): Promise<ChannelTemplate[]> {
  const templates: ChannelTemplate[] = [];
  let after: string | undefined;
  for (let number = 0; number < maxPages; number += 1) {
    const answer = page.parse(
      await callGraph({
        ...speaking,
        path: `/${encodeURIComponent(wabaId)}/message_templates`,
        query: {
          fields: "name,language,status,category,parameter_format,components",
          limit: String(pageSize),
          ...(after && { after }),
        },
      }),
    );
    for (const one of answer.data) {
      const read = entry.safeParse(one);
      if (read.success) templates.push(templateOf(read.data));
    }
    after = answer.paging?.cursors?.after;
    // The last page has a cursor as well, but no address of a next page.
    if (!answer.paging?.next || !after) break;
  }
  return templates;
}

const statuses: Record<string, ChannelTemplate["status"]> = {
  APPROVED: "approved",
  PENDING: "pending",
  IN_APPEAL: "pending",
  REJECTED: "rejected",
  PAUSED: "paused",
};
const categories: Record<string, ChannelTemplate["category"]> = {
  MARKETING: "marketing",
  AUTHENTICATION: "authentication",
};
const places = /\{\{\s*([\p{L}\d_]+)\s*\}\}/gu;

function templateOf(read: z.infer<typeof entry>): ChannelTemplate {
  const componentOf = (type: string) => read.components.find((one) => one.type.toUpperCase() === type);
  const header = componentOf("HEADER");
  const body = componentOf("BODY")?.text ?? "";
  const buttons = componentOf("BUTTONS")?.buttons ?? [];
  const named = read.parameter_format?.toUpperCase() === "NAMED";
  const found = [...new Set(Array.from(body.matchAll(places), ([, name]) => name as string))];
  // Numbered values are sent in numeric order, so a missing one would shift all that follow.
  const variables = named ? found : found.toSorted((one, other) => Number(one) - Number(other));
  const headerKind = kindOfHeader(header);
  const hasPlaces = (text: string | undefined) => /\{\{/.test(text ?? "");
  const known = new Set(["HEADER", "BODY", "FOOTER", "BUTTONS"]);
  const supported =
    body !== "" &&
    headerKind !== "other" &&
    !hasPlaces(header?.text) &&
    (named || variables.every((name, index) => name === String(index + 1))) &&
    read.components.every(({ type }) => known.has(type.toUpperCase())) &&
    buttons.every(
      ({ type, url }) =>
        ["QUICK_REPLY", "URL", "PHONE_NUMBER"].includes(type.toUpperCase()) && !hasPlaces(url),
    ) &&
    categories[read.category.toUpperCase()] !== "authentication";
  return {
    name: read.name,
    language: read.language,
    status: statuses[read.status.toUpperCase()] ?? "disabled",
    category: categories[read.category.toUpperCase()] ?? "utility",
    header: { kind: headerKind, text: header?.text ?? null },
    body,
    footer: componentOf("FOOTER")?.text ?? null,
    buttons: buttons.flatMap(({ text }) => (text ? [text] : [])),
    variables,
    named,
    supported,
  };
}

function kindOfHeader(header: z.infer<typeof component> | undefined): ChannelTemplate["header"]["kind"] {
  if (!header) return "none";
  const format = header.format?.toUpperCase() ?? "TEXT";
  if (format === "TEXT") return "text";
  return format === "IMAGE" ? "picture" : "other";
}
