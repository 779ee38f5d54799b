import type { FastifyReply, FastifyRequest } from "fastify";
import type { ErrorCode } from "#shared/contract/errors.ts";
import type { Context } from "#server/context.ts";
import { errorBody } from "./error-body.ts";
import { Failure } from "./failure.ts";
import { noteFullStorage } from "./full-storage.ts";
import { isStorageFull, isUnavailable } from "./is-unavailable.ts";
import { requestLanguage } from "./request-language.ts";

declare module "fastify" {
  interface FastifyReply {
    /** The reason for the log why the call was refused or failed. */
    failureCode: ErrorCode | null;
  }
}

export function sendFailure(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  problem: Error & { statusCode?: number; code?: string },
): FastifyReply {
  const { failure, status, body } = failureOf(context, request, problem);
  if (failure.retryAfter) reply.header("retry-after", String(failure.retryAfter));
  reply.header("cache-control", "no-store");
  reply.failureCode = failure.code;
  return reply.status(status).type("application/json; charset=utf-8").send(JSON.stringify(body));
}

/** Sends a failure in the request's language. An unexpected error is logged and sent as `internal`. */
export function failureOf(
  context: Context,
  request: FastifyRequest,
  problem: Error & { statusCode?: number; code?: string },
) {
  let failure: Failure;
  if (problem instanceof Failure) failure = problem;
  else if (problem.statusCode === 413)
    failure = new Failure(
      request.routeOptions.url?.includes("/files/") ? "file_too_large" : "body_too_large",
    );
  else if (problem.statusCode && problem.statusCode >= 400 && problem.statusCode < 500)
    failure = new Failure("invalid_request");
  else if (isStorageFull(problem)) {
    noteFullStorage(context);
    failure = new Failure("storage_full", {}, 60);
  } else if (isUnavailable(problem)) failure = new Failure("unavailable", {}, 5);
  else {
    context.log.error(
      {
        request: request.id,
        route: request.routeOptions.url,
        problem: problem.message,
        stack: problem.stack,
      },
      "request failed",
    );
    failure = new Failure("internal");
  }
  return { failure, ...errorBody(failure, requestLanguage(request), request.id) };
}
