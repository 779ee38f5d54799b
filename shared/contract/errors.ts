import { z } from "zod";

/**
 * Every failure a caller can meet, with its status. The text of each code stands in `errors.json` of both
 * languages; a missing one does not compile (shared/locales/errors.ts).
 * In a browser 401 means one thing only: a protected call without a valid session (D02). The browser answers it by
 * clearing its storage, so a wrong password must never be one.
 */
export const errorStatus = {
  invalid_request: 400,
  wrong_credentials: 400,
  email_taken: 409,
  phone_taken: 409,
  reset_link_invalid: 400,
  wrong_old_password: 400,
  session_required: 401,
  /** A delivery to a webhook whose signature is not the platform's; no browser ever meets it. */
  signature_wrong: 401,
  forbidden: 403,
  not_found: 404,
  chat_not_found: 404,
  body_too_large: 413,
  file_too_large: 413,
  invalid_file_type: 415,
  invalid_url: 400,
  file_missing: 400,
  file_empty: 400,
  no_questions_found: 400,
  url_already_added: 409,
  nothing_to_train: 409,
  training_in_progress: 409,
  not_trained: 409,
  version_is_live: 409,
  agent_off: 409,
  already_taught: 409,
  ticket_closed: 409,
  channel_taken: 409,
  channel_connect_failed: 400,
  channel_no_account: 400,
  channel_permission: 400,
  channel_mail_access: 400,
  login_state_invalid: 400,
  number_invalid: 400,
  number_taken: 409,
  code_wrong: 400,
  code_expired: 400,
  code_too_soon: 429,
  too_many_codes: 429,
  message_delivered: 409,
  channel_not_connected: 409,
  template_not_usable: 409,
  templates_unreachable: 503,
  picture_missing: 400,
  picture_type: 415,
  picture_type_channel: 415,
  picture_too_large: 413,
  picture_unsupported: 409,
  campaign_not_draft: 409,
  campaign_not_ready: 409,
  campaign_reaches_nobody: 409,
  campaign_ended: 409,
  campaign_cancelled: 409,
  audience_changed: 409,
  list_unreadable: 400,
  list_without_numbers: 400,
  list_too_long: 400,
  list_other_channel: 409,
  reminder_ended: 409,
  demo_request_taken: 409,
  article_changed: 409,
  mailbox_refused: 400,
  mailbox_unreachable: 400,
  mailbox_insecure: 400,
  mailbox_blocked: 400,
  mailbox_no_inbox: 400,
  trial_used: 409,
  subscription_requested: 409,
  price_changed: 409,
  request_decided: 409,
  message_too_long: 400,
  message_empty: 400,
  rate_limited: 429,
  chat_limit: 429,
  unavailable: 503,
  internal: 500,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** The body of every 4xx and 5xx, in the request's language. */
export const errorBody = z.object({
  code: z.string(),
  message: z.string(),
  non_field_errors: z.array(z.string()),
  fields: z.record(z.string(), z.array(z.string())),
  /** Names the log line of this request; for people who ask for help. */
  request_id: z.string().optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;
