import * as contract from "#shared/contract/questions.ts";
import { type Route, serve } from "#server/http/serve.ts";
import * as actions from "#server/modules/knowledge/test-questions.ts";

export const testQuestionRoutes: Route[] = [
  serve(contract.listQuestions, async ({ context, caller, query }) =>
    actions.listQuestions(context, caller.organizationId, query),
  ),
  serve(contract.createQuestion, async ({ context, caller, body }) => ({
    data: await actions.createQuestion(context, caller.organizationId, caller.memberId, body),
  })),
  serve(contract.updateQuestion, async ({ context, caller, params, body }) => ({
    data: await actions.updateQuestion(context, caller.organizationId, params.id, body),
  })),
  serve(contract.deleteQuestion, async ({ context, caller, params }) => ({
    data: await actions.deleteQuestion(context, caller.organizationId, params.id),
  })),
  serve(
    contract.findAnswerCandidates,
    async ({ context, caller, body }) => ({
      data: await actions.findCandidates(context, caller.organizationId, body),
    }),
    { unaudited: "finds answers to choose from; stores nothing" },
  ),
  serve(contract.importQuestions, async ({ context, caller, file, request }) => ({
    data: await actions.importQuestions(
      context,
      caller.organizationId,
      caller.memberId,
      file,
      request.language,
    ),
  })),
  serve(contract.downloadQuestionTemplate, async () => actions.questionTemplate()),
];
