-- Returns the confidence at which a question that was handed over belongs to the closest topic: the owner's choice,
-- otherwise the value that the live version measured, otherwise the standard.
create or replace function topic_threshold(an_organization uuid, a_standard real) returns numeric
language sql stable as $$
  select coalesce(a.clarify_from, v.clarify_from, a_standard)::text::numeric
  from agents a join organizations o on o.id = a.organization_id
  left join versions v on v.organization_id = o.id and v.id = o.published_version_id
  where a.organization_id = an_organization and a.kind = 'support'
$$;
