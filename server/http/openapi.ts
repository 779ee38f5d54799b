import { z } from "zod";
import { brandName } from "#shared/brand.ts";
import { apiScopes } from "#shared/values/api-scopes.ts";
import type { Endpoint } from "#shared/contract/endpoint.ts";
import { errorBody } from "#shared/contract/errors.ts";

type Json = Record<string, unknown>;

const schemaOf = (schema: z.ZodType, io: "input" | "output"): Json => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    target: "openapi-3.0",
  }) as Json;
  return json;
};

const parametersOf = (schema: z.ZodType | undefined, place: "path" | "query"): Json[] => {
  if (!schema) return [];
  const json = schemaOf(schema, "input") as { properties?: Record<string, Json>; required?: string[] };
  return Object.entries(json.properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: place === "path" || (json.required?.includes(name) ?? false),
    schema: property,
  }));
};

const bodyTypes = {
  json: "application/json",
  form: "application/x-www-form-urlencoded",
  multipart: "multipart/form-data",
  raw: "application/json",
} as const;

function bodyOf(endpoint: Endpoint): Json | undefined {
  const kind = endpoint.bodyKind ?? "json";
  if (!endpoint.body && kind !== "multipart") return undefined;
  const schema = endpoint.body
    ? schemaOf(endpoint.body, "input")
    : {
        type: "object",
        required: ["file"],
        properties: {
          file: { type: "string", format: "binary" },
          kind: { type: "string", enum: ["common", "product"] },
        },
      };
  return { required: true, content: { [bodyTypes[kind]]: { schema } } };
}

const answerTypes = {
  json: "application/json",
  text: "text/plain",
  file: "application/octet-stream",
  "event-stream": "text/event-stream",
} as const;

function operationOf(endpoint: Endpoint): Json {
  const produces = endpoint.produces ?? "json";
  const requestBody = bodyOf(endpoint);
  return {
    operationId: endpoint.name,
    tags: [endpoint.name.split(".")[0]],
    summary: endpoint.summary,
    ...(["session", "member", "owner", "operator"].includes(endpoint.access) && {
      security: [{ bearer: [] }, ...(endpoint.scope ? [{ apiKey: [] }] : [])],
    }),
    // OpenAPI 3.0 only lets OAuth name scopes under `security`.
    ...(endpoint.scope && {
      description: `An API key needs the scope \`${endpoint.scope}\`.`,
      "x-scope": endpoint.scope,
    }),
    parameters: [
      ...parametersOf(endpoint.params, "path"),
      ...parametersOf(endpoint.query, "query"),
      ...(endpoint.access === "chat"
        ? [{ name: "X-Session-ID", in: "header", required: true, schema: { type: "string" } }]
        : []),
    ],
    ...(requestBody && { requestBody }),
    responses: {
      200: {
        description: "Success",
        content: {
          [answerTypes[produces]]: produces === "json" ? { schema: schemaOf(endpoint.result, "output") } : {},
          ...(endpoint.streams && { [answerTypes["event-stream"]]: {} }),
        },
      },
      default: {
        description: "Failure",
        content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
      },
    },
  };
}

/** Returns the OpenAPI document of exactly the endpoints that are served. */
export function openApi(endpoints: readonly Endpoint[], serverUrl: string): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, "{$1}");
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) };
  }
  return {
    openapi: "3.0.3",
    info: { title: `${brandName.en} API`, version: "1" },
    servers: [{ url: serverUrl }],
    paths,
    components: {
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer", description: "The session of somebody who is logged in" },
        apiKey: {
          type: "http",
          scheme: "bearer",
          description:
            "A key that an owner created in the settings (`wk_…`). Only calls with an `x-scope` take it, and only when the key has that scope.",
          "x-scopes": apiScopes,
        },
      },
      schemas: { Error: schemaOf(errorBody, "output") },
    },
  };
}
