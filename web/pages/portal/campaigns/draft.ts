import type { Audience, CampaignView } from "#shared/contract/campaigns.ts";

/** The fields of a campaign's draft. */
export interface Draft {
  name: string;
  channel: CampaignView["channel"];
  subject: string;
  text: string;
  name_fallback: string;
  template_id: string | null;
  template_values: string[];
  audience: Audience;
}

export function draftOf(campaign: CampaignView): Draft {
  const { name, channel, subject, text, name_fallback, template, template_values, audience } = campaign;
  return {
    name,
    channel,
    subject,
    text,
    name_fallback,
    template_id: template?.id ?? null,
    template_values,
    audience,
  };
}

/** Returns the unsaved draft from before a reload. */
export function loadUnsavedDraft(id: string): Draft | undefined {
  try {
    const storedDraft = sessionStorage.getItem(`campaign:${id}`);
    return storedDraft ? (JSON.parse(storedDraft) as Draft) : undefined;
  } catch {
    return undefined;
  }
}

export function saveUnsavedDraft(id: string, draft: Draft | undefined): void {
  try {
    if (draft) sessionStorage.setItem(`campaign:${id}`, JSON.stringify(draft));
    else sessionStorage.removeItem(`campaign:${id}`);
  } catch {
    // Storage is blocked. The draft is kept in the page until it is saved.
  }
}
