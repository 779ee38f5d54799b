import { readFile } from "node:fs/promises";
import type { AgentSettings, AgentView } from "#shared/contract/agents.ts";
import { fileURLToPath } from "node:url";

/** A document that the roastery's team may read and its customers may not. */
const demoHandbook = {
  name: "دليل الموظفين.docx",
  path: fileURLToPath(new URL("files/staff-handbook.docx", import.meta.url)),
};

interface Api {
  call: <T>(
    method: "GET" | "POST" | "PUT",
    path: string,
    options: { token: string; json?: unknown },
  ) => Promise<T>;
  upload: (
    path: string,
    token: string,
    name: string,
    bytes: Uint8Array,
    fields: Record<string, string>,
  ) => Promise<void>;
}

export async function uploadHandbook(api: Api, token: string): Promise<void> {
  const { name, path } = demoHandbook;
  const fields = { kind: "common", audience: "staff" };
  await api.upload("/api/knowledge/files/", token, name, await readFile(path), fields);
}

/**
 * Sets up the support agent for this roastery: Suhail, with the hours of its team and the topics that a person
 * always answers.
 */
export async function setUpAgents(api: Api, token: string, now: Date): Promise<void> {
  const { data } = await api.call<{ data: AgentView[] }>("GET", "/api/agents/", { token });
  const [support, internal] = data as [AgentView, AgentView];
  const weekday: [string, string][] = [["09:00", "18:00"]];
  const settings: AgentSettings = {
    ...support.settings,
    name: { ar: "سهيل", en: "Suhail" },
    greeting: {
      ar: "يا هلا، أنا سهيل من المحمصة. اسألني عن البن والأسعار والتوصيل والفروع.",
      en: "Hello, I am Suhail from the roastery. Ask me about beans, prices, delivery and our branches.",
    },
    handover: {
      ...support.settings.handover,
      topics: { ar: ["التوظيف", "عقود التوريد"], en: ["job application", "supply contract"] },
      team_hours: {
        week: {
          sun: weekday,
          mon: weekday,
          tue: weekday,
          wed: weekday,
          thu: weekday,
          fri: [],
          sat: [["12:00", "18:00"]],
        },
        holidays: [nextNationalDay(now)],
      },
    },
  };
  const targets = { urgent: 1, high: 4, medium: 8, low: 16 };
  await api.call("PUT", "/api/organization/reply-targets/", { token, json: targets });
  await api.call("PUT", "/api/agents/support/", { token, json: settings });
  await api.call("PUT", "/api/agents/internal/", {
    token,
    json: { ...internal.settings, name: { ar: "رفيق", en: "Rafiq" } },
  });
}

function nextNationalDay(now: Date): string {
  const year = now.getUTCFullYear();
  const thisYear = `${year}-09-23`;
  return now.toISOString().slice(0, 10) <= thisYear ? thisYear : `${year + 1}-09-23`;
}

/** Questions that the team asked the internal agent this week, with the time and the author. */
const plannedQuestions: { hoursAgo: number; by: "owner" | "agent"; question: string }[] = [
  { hoursAgo: 76, by: "agent", question: "كم خصم الموظفين على البن؟" },
  { hoursAgo: 75.9, by: "agent", question: "متى تبدأ الوردية المسائية؟" },
  { hoursAgo: 50, by: "agent", question: "كم يعوض الموظف العميل دون إذن؟" },
  { hoursAgo: 27, by: "owner", question: "كم يوم الإجازة السنوية؟" },
  { hoursAgo: 5, by: "agent", question: "كم رسوم التوصيل لجدة؟" },
  { hoursAgo: 4.9, by: "agent", question: "كم بدل السكن للموظف الجديد؟" },
];

export async function askInside(
  api: Api,
  tokens: Record<"owner" | "agent", string>,
  now: Date,
  setClock: (at: Date) => void,
): Promise<void> {
  for (const [place, { hoursAgo, by, question }] of plannedQuestions.entries()) {
    setClock(new Date(now.getTime() - hoursAgo * 3_600_000));
    await api.call("POST", "/api/ask/", {
      token: tokens[by],
      json: { question, client_id: `demo-${place}` },
    });
  }
}
