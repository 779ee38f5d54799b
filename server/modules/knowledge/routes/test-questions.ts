import * as contract from "#shared/contract/questions.ts";
import { type Route, serve } from "#server/http/serve.ts";
import * as actions from "#server/modules/knowledge/test-questions.ts";

export const testQuestionRoutes: Route[] = [
  serve(contract.listQuestions, async ({ tenant, query }) => actions.listQuestions(tenant, query)),
  serve(contract.createQuestion, async ({ tenant, caller, body }) => ({
    data: await actions.createQuestion(tenant, caller.memberId, body),
  })),
  serve(contract.updateQuestion, async ({ tenant, params, body }) => ({
    data: await actions.updateQuestion(tenant, params.id, body),
  })),
  serve(contract.deleteQuestion, async ({ tenant, params }) => ({
    data: await actions.deleteQuestion(tenant, params.id),
  })),
  serve(
    contract.findAnswerCandidates,
    async ({ tenant, body }) => ({
      data: await actions.findCandidates(tenant, body),
    }),
    { unaudited: "finds answers to choose from; stores nothing" },
  ),
  serve(contract.importQuestions, async ({ tenant, caller, file, request }) => ({
    data: await actions.importQuestions(tenant, caller.memberId, file, request.language),
  })),
  serve(contract.downloadQuestionTemplate, async () => actions.questionTemplate()),
];
