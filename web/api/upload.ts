import i18next from "i18next";
import type { Endpoint, ResultOf } from "#shared/contract/endpoint.ts";
import type { ErrorBody } from "#shared/contract/errors.ts";
import { currentLanguage } from "#web/i18n/i18n.ts";
import { ApiError } from "./api-error.ts";
import { addressOf } from "./address.ts";
import type { ClientEndpoint } from "./endpoint.ts";
import { parseBody } from "./response-body.ts";
import { endSession, sessionToken } from "./session.ts";

/**
 * Uploads one file and reports the sent share (0 to 1). Fetch cannot report upload progress, and ten megabytes over a
 * mobile connection take so long that people would press the button again.
 */
export function upload<E extends Endpoint>(
  endpoint: ClientEndpoint<E>,
  form: FormData,
  options: { onProgress?: (share: number) => void; signal?: AbortSignal } = {},
): Promise<ResultOf<E>> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(endpoint.method, addressOf(endpoint.path));
    request.setRequestHeader("Accept", "application/json");
    request.setRequestHeader("Accept-Language", currentLanguage());
    const token = sessionToken();
    if (token) request.setRequestHeader("Authorization", `Bearer ${token}`);
    request.upload.addEventListener("progress", (event) => {
      if (event.lengthComputable) options.onProgress?.(event.loaded / event.total);
    });
    request.addEventListener("load", () => {
      if (request.status >= 200 && request.status < 300)
        return resolve(parseBody(request.responseText) as ResultOf<E>);
      if (request.status === 401) endSession();
      const problem = parseBody(request.responseText) as Partial<ErrorBody>;
      reject(new ApiError(request.status, problem, i18next.t("common:errors.generic")));
    });
    request.addEventListener("error", () =>
      reject(new ApiError(0, {}, i18next.t("common:errors.unreachable"))),
    );
    request.addEventListener("abort", () => reject(new DOMException("The upload was stopped", "AbortError")));
    options.signal?.addEventListener("abort", () => request.abort(), { once: true });
    request.send(form);
  });
}
