-- module: billing
-- Returns the organisations whose owners may have to be notified: a trial or a term ends between `since` and `until`,
-- or the agent has replied since `since`, so that the usage may have come near the plan's limit.
create or replace function gate.organizations_with_subscription_news(since timestamptz, until timestamptz)
returns table (organization_id uuid)
language sql stable security definer set search_path = public, pg_temp as $$
  select s.organization_id from subscriptions s
  where s.trial_ends_at between since and until
    or exists (select from subscription_terms t where t.organization_id = s.organization_id
      and t.ends_at > t.starts_at and t.ends_at between since and until)
    or exists (select from interactions i where i.organization_id = s.organization_id and i.sent_at > since)
$$;
