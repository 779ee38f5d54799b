import * as contract from "#shared/contract/unanswered-questions.ts";
import { type Route, serve } from "#server/http/serve.ts";
import * as actions from "#server/modules/knowledge/unanswered-questions.ts";

export const unansweredQuestionRoutes: Route[] = [
  serve(contract.listUnansweredQuestions, async ({ tenant, query, request }) =>
    actions.listUnansweredQuestions(tenant, query, request.language),
  ),
  serve(contract.dismissUnansweredQuestion, async ({ tenant, caller, params }) => ({
    data: await actions.dismissUnansweredQuestion(tenant, caller, params.id, { isOffTopic: false }),
  })),
  serve(contract.markQuestionOffTopic, async ({ tenant, caller, params }) => ({
    data: await actions.dismissUnansweredQuestion(tenant, caller, params.id, { isOffTopic: true }),
  })),
  serve(contract.reopenUnansweredQuestion, async ({ tenant, params }) => ({
    data: await actions.reopenUnansweredQuestion(tenant, params.id),
  })),
  serve(contract.answerUnansweredQuestion, async ({ tenant, caller, params, body, request }) => ({
    data: await actions.answerUnansweredQuestion(tenant, caller, params.id, body, request.language),
  })),
];
