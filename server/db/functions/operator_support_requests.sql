-- module: site
-- Returns support requests in the given state for operators, with all their messages: open ones with the longest
-- waiting first, others with the latest first.
create or replace function gate.operator_support_requests(of_state text, page_limit integer, page_offset integer)
returns table (id uuid, organization_id uuid, organization_name text, phone text, requested_by_name text, requested_by_email text,
  category text, subject text, state text, language text, waits_since timestamptz, created_at timestamptz, messages jsonb)
language sql stable security definer set search_path = public, pg_temp as $$
  select r.id, o.id, o.name, o.phone, m.name, m.email, r.category, r.subject, r.state, r.language, r.waits_since, r.created_at,
    (select jsonb_agg(jsonb_build_object('id', s.id, 'is_answer', s.is_answer, 'author', coalesce(w.name, p.name),
        'text', s.text, 'created_at', s.created_at) order by s.created_at, s.id)
      from support_messages s
      left join members w on w.organization_id = s.organization_id and w.id = s.member_id
      left join operators p on p.id = s.operator_id
      where s.organization_id = r.organization_id and s.request_id = r.id)
  from support_requests r
  join organizations o on o.id = r.organization_id
  left join members m on m.organization_id = r.organization_id and m.id = r.requested_by
  where r.state = of_state
  order by r.waits_since, case when of_state <> 'open' then r.updated_at end desc, r.id
  limit page_limit offset page_offset
$$;
