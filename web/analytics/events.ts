/** The specification's events with their parameters (C260, C261). No parameter identifies a person (C264). */
export interface AnalyticsEvents {
  login: { method: string };
  organization_activity: { organization_id: string; action: string };
  ticket_created: { ticket_id: string; channel: string; priority: string };
  /** The time until the ticket was resolved, in seconds (D43). */
  ticket_resolved: { ticket_id: string; resolution_time: number };
  customer_interaction: { customer_id: string; interaction_type: string };
  channel_connection: { channel: string; status: string };
  request_demo: { source: string };
  form_submission: { form_type: string };
  search: { search_term: string; results_count: number };
  language_change: { language: string };
  navigation: { destination: string; source: string };
  language_switched: { "from-language": string; "to-language": string; source: "landing" | "portal navbar" };
  /** The duration in milliseconds. */
  engagement: { ms: number };
  logout: Record<string, never>;
}

export type EventName = keyof AnalyticsEvents;

/** The parameters of an event when its caller passes none. */
export const defaultParameters = {
  login: { method: "email" },
  request_demo: { source: "landing_page" },
  form_submission: { form_type: "contact_us" },
} satisfies Partial<AnalyticsEvents>;
