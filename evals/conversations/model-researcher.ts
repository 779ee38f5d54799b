import { lookUp } from "#server/answers/answers.ts";
import { research } from "#server/llm/research/research.ts";
import { researchedReply } from "#server/modules/agents/model-research.ts";
import type { ModelProvider } from "#server/testing/model-provider.ts";
import type { Researcher } from "./play.ts";
import type { ScriptedModel } from "./scripted-models.ts";
import type { Score } from "./suite.ts";

/** The results of the messages about which a model was asked. */
export interface ResearchFigures {
  asked: number;
  outcomes: Record<string, number>;
}

const totalMs = 60_000;

/**
 * Creates a researcher from a scripted model behind a provider's wire protocol, which is called in the same way as
 * the product calls a model.
 */
export function scriptedResearcher(
  provider: ModelProvider,
  script: ScriptedModel,
  score: Score,
): { researcher: Researcher; figures: ResearchFigures } {
  const figures: ResearchFigures = { asked: 0, outcomes: {} };
  const access = {
    provider: "openai-compatible" as const,
    baseUrl: provider.openai,
    model: "scripted",
    apiKey: provider.key,
    privateAddresses: true,
  };
  const researcher: Researcher = async ({ suite, conversation, turn, question, history, at, said }) => {
    const { agent, index } = suite;
    const answerable = turn.answerable ?? conversation.answerable;
    provider.behave({ tools: (call) => script(call, { conversation, turn, answerable }, score) });
    const now = { at, timeZone: agent.handover.timeZone };
    const { language } = said;
    const voice = { language, tone: agent.tone };
    const { outcome } = await research(
      access,
      { question, history, language, tone: agent.tone, brand: agent.brand, now },
      {
        totalMs,
        lookUp: async (lookUps) =>
          lookUps.map((each) => lookUp(index, each, { voice, now, isHidden: () => false })),
        reserve: async () => true,
        onUsage: () => {},
      },
    );
    const problem = outcome.kind === "hand_over" && outcome.problem;
    const name = problem ? `hand_over: ${problem}` : outcome.kind;
    figures.asked += 1;
    figures.outcomes[name] = (figures.outcomes[name] ?? 0) + 1;
    return researchedReply(outcome, { agent, said });
  };
  return { researcher, figures };
}
