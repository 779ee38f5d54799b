import { FormData } from "undici";
import type { OutboundRequest, OutboundPicture, OutboundTemplate } from "./channel.ts";
import { interactiveOf } from "./whatsapp-choices.ts";
import { callGraph } from "./graph.ts";
import { PlatformUnreachableError, OutcomeUnknownError } from "./platform-fetch.ts";

interface Speaking {
  base: string;
  token: string | undefined;
}

/** Content of a message for the Cloud API: a text, a template, or a picture that is uploaded first. */
export async function contentOf(
  speaking: Speaking,
  account: string,
  { text, template, picture, choices = [], language }: OutboundRequest,
): Promise<object> {
  const image = picture ? { id: await upload(speaking, account, picture) } : null;
  if (template) return { type: "template", template: templateOf(template, image) };
  if (image) return { type: "image", image: { ...image, ...(text && { caption: text }) } };
  const interactive = interactiveOf(text, choices, language);
  if (interactive) return { type: "interactive", interactive };
  return { type: "text", text: { body: text, preview_url: false } };
}

const templateOf = (template: OutboundTemplate, image: { id: string } | null) => {
  const components = [
    ...(image ? [{ type: "header", parameters: [{ type: "image", image }] }] : []),
    ...(template.values.length > 0
      ? [
          {
            type: "body",
            parameters: template.values.map(({ name, text }) => ({
              type: "text",
              ...(name && { parameter_name: name }),
              text: inOneLine(text),
            })),
          },
        ]
      : []),
  ];
  return {
    name: template.name,
    language: { code: template.language },
    ...(components.length > 0 && { components }),
  };
};

/** Normalises a value, because WhatsApp refuses line breaks, tabs and more than four consecutive spaces. */
const inOneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

/** Uploads a picture and returns its id. After an error here the message was not sent. */
async function upload(speaking: Speaking, account: string, picture: OutboundPicture): Promise<string> {
  const form = new FormData();
  form.set("messaging_product", "whatsapp");
  form.set("type", picture.type);
  form.set("file", new Blob([new Uint8Array(picture.bytes)], { type: picture.type }), picture.name);
  try {
    const answer = await callGraph({
      ...speaking,
      path: `/${account}/media`,
      multipart: form,
      timeoutMs: 60_000,
    });
    if (typeof answer["id"] === "string") return answer["id"];
    throw new PlatformUnreachableError("the upload has no id");
  } catch (problem) {
    if (problem instanceof OutcomeUnknownError)
      throw new PlatformUnreachableError(`upload: ${problem.message}`);
    throw problem;
  }
}
