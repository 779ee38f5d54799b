import { listAgents, previewAgent, saveAgent } from "#shared/contract/agents.ts";
import { previewAnswer as previewCall } from "#shared/contract/knowledge.ts";
import { Failure } from "#server/http/failure.ts";
import { type Route, serve } from "#server/http/serve.ts";
import { isTooLong } from "#shared/rules/message.ts";
import * as actions from "#server/modules/agents/agents.ts";

export const agentRoutes: Route[] = [
  serve(
    previewCall,
    async ({ tenant, body: { question, history } }) =>
      previewView(await actions.preview(tenant, { question: requireQuestion(question), history })),
    { unaudited: "answers a question of whoever tries the agent; stores nothing" },
  ),
  serve(
    previewAgent,
    async ({ tenant, params, body: { question, ...rest } }) =>
      previewView(
        await actions.preview(tenant, {
          ...rest,
          kind: params.kind,
          question: requireQuestion(question),
        }),
      ),
    { unaudited: "answers by settings that are not saved; stores nothing" },
  ),
  serve(listAgents, async ({ tenant }) => ({
    data: await actions.listAgents(tenant),
  })),
  serve(saveAgent, async ({ tenant, params, body }) => ({
    data: await actions.saveAgent(tenant, params.kind, body),
  })),
];

function requireQuestion(typed: string): string {
  const question = typed.trim();
  if (!question) throw new Failure("message_empty");
  if (isTooLong(question)) throw new Failure("message_too_long");
  return question;
}

function previewView({ reply, version, answerFrom }: Awaited<ReturnType<typeof actions.preview>>) {
  const { decision, text, language, confidence, reason, choices } = reply;
  const citations = reply.citations.map(
    ({ title: _title, entry_id: _entry, faq_id: _faq, ...citation }) => citation,
  );
  const data = { decision, text, language, confidence, reason, choices, citations, version };
  return { data: { ...data, answer_from: answerFrom } };
}
