-- Returns when a ticket that has waited since a moment is due to be answered, counted in the team's hours; null when
-- its priority has no target.
create or replace function reply_due_at(an_organization uuid, a_priority text, since timestamptz) returns timestamptz
language sql stable as $$
  select business_time_after(since, (o.reply_targets ->> a_priority)::integer * 60, a.team_hours, o.time_zone)
  from organizations o join agents a on a.organization_id = o.id and a.kind = 'support'
  where o.id = an_organization and (o.reply_targets ->> a_priority) is not null
$$;
