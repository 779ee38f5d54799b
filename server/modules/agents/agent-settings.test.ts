import { standardThresholds } from "#server/versions/quality/thresholds.ts";
import { beforeAll, afterAll, expect, test } from "vitest";
import type { AgentSettings, AgentView } from "#shared/contract/agents.ts";
import { defaultTeamHours } from "#shared/rules/team-hours.ts";
import { addMember, type AddedMember } from "#server/testing/add-member.ts";
import { type SignedUp, signUpOwner } from "#server/testing/sign-up-owner.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";
import { shopEntries, trainAgent } from "#server/testing/train-agent.ts";

let app: TestApp;
let owner: SignedUp;
let other: SignedUp;
let colleague: AddedMember;
let chat: string;

// The clock shows Sunday 22 November 2026, 10:00 in Riyadh.
const sundayMorning = new Date("2026-11-22T07:00:00Z");

beforeAll(async () => {
  app = await testApp();
  owner = await signUpOwner(app);
  other = await signUpOwner(app);
  colleague = await addMember(app, owner);
  await trainAgent(app, owner.organizationId, shopEntries());
  chat = (await app.request({ method: "POST", path: "/api/chatbot/generate/", token: owner.token })).body.data
    .token;
});
afterAll(() => app[Symbol.asyncDispose]());

const list = async (token = owner.token): Promise<AgentView[]> =>
  (await app.request({ path: "/api/agents/", token })).body.data;
const support = async (token = owner.token) => (await list(token))[0] as AgentView;

type Change = Partial<Omit<AgentSettings, "handover">> & { handover?: Partial<AgentSettings["handover"]> };
const withChanges = (settings: AgentSettings, { handover, ...rest }: Change): AgentSettings => ({
  ...settings,
  ...rest,
  handover: { ...settings.handover, ...handover },
});
const put = (settings: unknown, token = owner.token, kind = "support", language = "ar") =>
  app.request({
    method: "PUT",
    path: `/api/agents/${kind}/`,
    token,
    json: settings,
    headers: { "accept-language": language },
  });
const save = async (change: Change) => {
  const answer = await put(withChanges((await support()).settings, change));
  expect(answer.status).toBe(200);
  return answer.body.data as AgentView;
};
let session = 0;
const newSession = () => `session_${String((session += 1)).padStart(32, "0")}`;
const say = async (text: string, id = newSession()) =>
  (
    await app.request({
      method: "POST",
      path: "/webhook/chatbot/",
      headers: { "x-session-id": id },
      form: { customer_msg: text, chat_token: chat },
    })
  ).body;
const preview = (question: string, settings?: AgentSettings, token = owner.token, kind = "support") =>
  app.request({ path: `/api/agents/${kind}/preview/`, token, json: { question, settings } });

test("a new business has both agents, warm, in both languages, sure by what was measured, and without hours", async () => {
  const [first, second] = await list(other.token);
  expect(first).toMatchObject({
    kind: "support",
    version: null,
    channels: ["chat"],
    staff_sources: 0,
    automatic: { answer_from: standardThresholds.answerFrom, measured: false },
    month: { answered: 0, handed_over: 0 },
    settings: {
      enabled: true,
      tone: "warm",
      languages: ["ar", "en"],
      answer_from: null,
      handover: { complaints_to_person: true, topics: { ar: [], en: [] }, after: 1, team_hours: null },
      channels_off: [],
      time_zone: "Asia/Riyadh",
    },
  });
  expect(second).toMatchObject({ kind: "internal", settings: { name: { ar: "مساعد الفريق" } } });
});

test("who changes an agent is its owner: others may look, and another organisation's agent is never touched", async () => {
  const before = await support(other.token);
  const { settings } = await support();
  expect(await support(colleague.token)).toEqual(await support());
  expect((await put(settings, colleague.token)).status).toBe(403);
  expect((await put(settings, "")).status).toBe(401);
  await save({ name: { ar: "  سهيل  ", en: "Suhail" } });
  expect((await support()).settings.name).toEqual({ ar: "سهيل", en: "Suhail" });
  expect(await support(other.token)).toEqual(before);
  expect((await put(settings, owner.token, "nobody")).status).toBeGreaterThanOrEqual(400);
});

test("each wrong field is named in the caller's language, and nothing is saved", async () => {
  const before = await support();
  const wrong = withChanges(before.settings, {
    name: { ar: " ", en: "x".repeat(61) },
    greeting: { ar: "", en: "Hello" },
    answer_from: 0.99,
    time_zone: "Mars/Olympus",
    handover: {
      after: 4,
      topics: { ar: ["جملة", "؟؟"], en: Array.from({ length: 41 }, (_, index) => `topic ${index}`) },
      team_hours: {
        week: {
          ...defaultTeamHours.week,
          mon: [
            ["09:00", "12:00"],
            ["11:00", "14:00"],
          ],
        },
        holidays: ["soon"],
      },
    },
  });
  const answer = await put(wrong, owner.token, "support", "en");
  expect(answer.status).toBe(400);
  expect(answer.body.fields).toEqual({
    "name.ar": ["This field is required."],
    "name.en": ["This is too long."],
    "greeting.ar": ["This field is required."],
    answer_from: ["This value is not valid."],
    after: ["This value is not valid."],
    time_zone: ["This value is not valid."],
    "topics.ar.1": ["Enter a word or a phrase."],
    "topics.en": ["There are too many of these."],
    "week.mon.1": ["These hours overlap with others."],
    "holidays.0": ["This value is not valid."],
  });
  expect((await preview("متى تفتحون؟", wrong)).status).toBe(400);
  expect((await preview("\u{fdfa}".repeat(300))).body.code).toBe("message_too_long");
  expect(await support()).toEqual(before);
});

test("a saved setting counts from the next message on, in every part of the chat", async () => {
  await save({
    name: { ar: "نورة", en: "Noura" },
    greeting: { ar: "حيّاك، أنا نورة.", en: "Hi, I am Noura." },
  });
  const chatResponse = await app.request({
    path: `/webhook/chatbot/${chat}/`,
    headers: { "x-session-id": newSession() },
  });
  expect(chatResponse.body.agent).toMatchObject({
    name: { ar: "نورة", en: "Noura" },
    greeting: { ar: "حيّاك، أنا نورة.", en: "Hi, I am Noura." },
  });
});

test("a topic of the owner's goes to a person in any spelling, answerable or not", async () => {
  expect((await say("هل توصلون إلى جدة؟")).decision).toBe("answer");
  await save({ handover: { topics: { ar: ["التوصيل"], en: ["delivery to Jeddah"] } } });
  const reply = await say("كم مدة توصيل جده؟");
  expect(reply.decision).toBe("handover");
  expect(reply.chatbot_msg).toContain("هذا الموضوع يتابعه زملائي");
  expect((await say("متى تفتحون؟")).decision).toBe("answer");
  const tickets = await app.request({ path: "/api/tickets/?status=deferred", token: owner.token });
  expect(tickets.body.data[0].defer_reason).toBe("topic");
  await save({ handover: { topics: { ar: [], en: [] } } });
  expect((await say("كم مدة توصيل جده؟")).decision).toBe("answer");
});

test("the agent asks for other words as often as its owner wants before a person takes over", async () => {
  await save({ handover: { after: 3 } });
  const id = newSession();
  const unknown = ["هل عندكم وظائف شاغرة للمهندسين؟", "ابغى اشتغل مهندس عندكم", "مهندسين مدني"];
  const decisions: string[] = [];
  for (const question of unknown) decisions.push((await say(question, id)).decision);
  expect(decisions).toEqual(["clarify", "clarify", "handover"]);
  // An answer in between restarts the count; a customer who asks for a person gets one at once.
  const again = newSession();
  expect((await say(unknown[0] as string, again)).decision).toBe("clarify");
  expect((await say("متى تفتحون؟", again)).decision).toBe("answer");
  expect((await say(unknown[1] as string, again)).decision).toBe("clarify");
  expect((await say("ابغى اكلم موظف", again)).decision).toBe("handover");
  await save({ handover: { after: 1 } });
  expect((await say(unknown[0] as string)).decision).toBe("handover");
});

test("the customer hears when the team replies, by its hours and its clock", async () => {
  await save({
    handover: { team_hours: { ...defaultTeamHours, holidays: ["2026-11-24"] }, out_of_hours: "ask_contact" },
  });
  const unknown = "هل عندكم وظائف شاغرة للمهندسين؟";
  const replyAt = async (at: string) => {
    app.setClock(new Date(at));
    return (await say(unknown)).chatbot_msg as string;
  };
  expect(await replyAt("2026-11-22T07:00:00Z")).toMatch(/الفريق متاح الآن\.$/);
  expect(await replyAt("2026-11-22T04:00:00Z")).toContain("يردّ عليك الفريق اليوم من 9 صباحًا.");
  expect(await replyAt("2026-11-22T15:00:00Z")).toContain("يردّ عليك الفريق غدًا الاثنين من 9 صباحًا.");
  expect(await replyAt("2026-11-23T15:00:00Z")).toContain("يردّ عليك الفريق يوم الأربعاء من 9 صباحًا.");
  expect(await replyAt("2026-11-27T15:00:00Z")).toMatch(/اترك رقم جوالك أو بريدك/);
  // A customer who leaves a number is not asked for one.
  app.setClock(new Date("2026-11-27T15:00:00Z"));
  const left = await say(`${unknown} رقمي 0555550142`);
  expect(left.chatbot_msg).toContain("يوم الأحد من 9 صباحًا");
  expect(left.chatbot_msg).not.toContain("اترك رقم جوالك");
  const english = await say("Do you have a vacancy for civil engineers?");
  expect(english.chatbot_msg).toContain("The team will reply on Sunday from 9 am.");
  app.setClock(sundayMorning);
  await save({ time_zone: "America/New_York" });
  expect((await say(unknown)).chatbot_msg).toContain("اليوم من 9 صباحًا");
  await save({ handover: { team_hours: null }, time_zone: "Asia/Riyadh" });
  expect((await say(unknown)).chatbot_msg).not.toMatch(/الفريق متاح|9 صباحًا/);
  app.setClock(null);
});

test("on a channel where it is off every message reaches a person, who sees why, and the customer is told", async () => {
  await save({ channels_off: ["chat"] });
  const reply = await say("متى تفتحون؟");
  expect(reply).toMatchObject({ decision: "handover", handed_over: true });
  expect(reply.chatbot_msg).toContain("حوّلتها إلى فريقنا");
  const tickets = await app.request({ path: "/api/tickets/?status=deferred", token: owner.token });
  expect(tickets.body.data.map((row: { defer_reason: string }) => row.defer_reason)).toContain("agent_off");
  await save({ channels_off: [], enabled: false });
  expect((await say("متى تفتحون؟")).decision).toBe("handover");
  await save({ enabled: true });
  expect((await say("متى تفتحون؟")).decision).toBe("answer");
});

test("complaints go to a person unless the owner lets the agent answer them", async () => {
  const angry = "ridiculous, what are your opening hours?";
  expect((await say(angry)).decision).toBe("handover");
  await save({ handover: { complaints_to_person: false } });
  expect((await say(angry)).decision).toBe("answer");
  await save({ handover: { complaints_to_person: true } });
});

test("an agent that speaks one language speaks it to everybody, also when it hands over", async () => {
  await save({ languages: ["ar"] });
  expect((await say("Do you have a vacancy for civil engineers?")).chatbot_msg).toMatch(/فريقنا/);
  await save({ languages: ["ar", "en"] });
  expect((await say("Do you have a vacancy for civil engineers?")).chatbot_msg).toMatch(/our team/);
});

test("an own certainty holds until it is automatic again, and the ticket's meter knows it", async () => {
  expect((await save({ answer_from: 0.9 })).settings.answer_from).toBe(0.9);
  expect((await preview("متى تفتحون؟")).body.data.answer_from).toBe(0.9);
  expect((await save({ answer_from: null })).automatic.answer_from).toBe(standardThresholds.answerFrom);
  expect((await preview("متى تفتحون؟")).body.data.answer_from).toBe(standardThresholds.answerFrom);
});

test("the preview answers by unsaved settings, and nothing of it is kept or counted", async () => {
  const { settings, month } = await support();
  const draft = withChanges(settings, {
    tone: "brief",
    handover: { topics: { ar: ["الدوام", "تفتحون"], en: [] } },
  });
  const reply = await preview("متى تفتحون؟", draft);
  expect(reply.body.data).toMatchObject({ decision: "handover", reason: "topic" });
  expect(reply.body.data.text).toContain("هذا عند الفريق");
  expect((await preview("متى تفتحون؟")).body.data.decision).toBe("answer");
  expect((await preview("متى تفتحون؟", undefined, colleague.token)).status).toBe(200);
  expect((await preview("متى تفتحون؟", undefined, other.token)).body.code).toBe("not_trained");
  expect(await support()).toMatchObject({ settings, month });
});

test("the month's figures are those of this organisation since the first of its month", async () => {
  const fresh = await signUpOwner(app);
  await trainAgent(app, fresh.organizationId, shopEntries());
  const { body } = await app.request({ method: "POST", path: "/api/chatbot/generate/", token: fresh.token });
  const ask = (text: string) =>
    app.request({
      method: "POST",
      path: "/webhook/chatbot/",
      headers: { "x-session-id": newSession() },
      form: { customer_msg: text, chat_token: body.data.token },
    });
  app.setClock(new Date("2026-10-31T20:59:00Z"));
  await ask("متى تفتحون؟");
  app.setClock(new Date("2026-10-31T21:01:00Z"));
  await ask("متى تفتحون؟");
  await ask("ابغى اكلم موظف");
  expect((await support(fresh.token)).month).toEqual({ answered: 1, handed_over: 1 });
  app.setClock(null);
});
