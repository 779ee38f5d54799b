-- Returns one page of the audit log for operators, newest first: of one organisation, or of everything that operators
-- did. The changed values of an organisation are only visible to its owners; operators see who did what and when.
create or replace function gate.operator_audit_entries(whose uuid, before_at timestamptz, before_number bigint, before_chain uuid, most integer)
returns table (organization_id uuid, organization_name text, chain uuid, number bigint, at timestamptz, contents jsonb)
language sql stable security definer set search_path = public, pg_temp as $$
  select e.organization_id, o.name, e.chain, e.number, e.at,
    case when e.organization_id is null then e.contents
      else e.contents || jsonb_build_object('items', '[]'::jsonb) end
  from audit_entries e left join organizations o on o.id = e.organization_id
  where case when whose is null then e.author_kind in ('operator', 'command') else e.chain = whose end
    and (before_at is null or (e.at, e.number, e.chain) < (before_at, before_number, before_chain))
  order by e.at desc, e.number desc, e.chain desc limit most
$$;
