import { z } from "zod";
import { user } from "./auth.ts";
import { endpoint } from "./endpoint.ts";
import { dataOf, language } from "./envelope.ts";

export const listMembers = endpoint({
  name: "organizations.listMembers",
  method: "GET",
  path: "/api/members/",
  access: "member",
  summary: "The people of one's organisation",
  result: dataOf(z.array(user)),
});

export const createMember = endpoint({
  name: "organizations.createMember",
  method: "POST",
  path: "/api/members/",
  access: "owner",
  summary: "Add an agent or another owner; a link for choosing a password is mailed to them",
  body: z.object({ name: z.string(), email: z.string(), role: z.enum(["owner", "agent"]) }),
  result: dataOf(user),
});

export const setSupportEmail = endpoint({
  name: "organizations.setSupportEmail",
  method: "PUT",
  path: "/api/organization/support-email/",
  access: "owner",
  summary:
    "Where briefs about deferred tickets are mailed, and in which language; without one it stays as it is",
  body: z.object({ support_email: z.string(), support_language: language.optional() }),
  result: dataOf(z.object({ support_email: z.string(), support_language: language })),
});
