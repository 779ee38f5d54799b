import * as contract from "#shared/contract/unanswered-questions.ts";
import { type Route, serve } from "#server/http/serve.ts";
import * as actions from "#server/modules/knowledge/unanswered-questions.ts";

export const unansweredQuestionRoutes: Route[] = [
  serve(contract.listUnansweredQuestions, async ({ context, caller, query, request }) =>
    actions.listUnansweredQuestions(context, caller.organizationId, query, request.language),
  ),
  serve(contract.dismissUnansweredQuestion, async ({ context, caller, params }) => ({
    data: await actions.dismissUnansweredQuestion(context, caller, params.id),
  })),
  serve(contract.reopenUnansweredQuestion, async ({ context, caller, params }) => ({
    data: await actions.reopenUnansweredQuestion(context, caller.organizationId, params.id),
  })),
  serve(contract.answerUnansweredQuestion, async ({ context, caller, params, body, request }) => ({
    data: await actions.answerUnansweredQuestion(context, caller, params.id, body, request.language),
  })),
];
