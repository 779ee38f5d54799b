-- Reads a chain from its first entry to its last. Returns the number of entries, the number of the first one that is
-- missing or differs from what was appended (null when the chain is intact), and the last hash, which can be stored
-- elsewhere and compared.
create or replace function gate.check_audit_chain(whose uuid)
returns table (entries bigint, broken_at bigint, last_hash text)
language sql stable security definer set search_path = public, pg_temp as $$
  with linked as (
    select e.number, e.hash, row_number() over by_number as position,
      e.previous_hash = coalesce(lag(e.hash) over by_number, sha256(''))
        and e.hash = gate.audit_hash(e.previous_hash, e.organization_id, e.number, e.at, e.contents) as is_right
    from audit_entries e where e.chain = gate.audit_chain(whose) window by_number as (order by e.number)
  ), found as (
    select count(*) as entries, min(least(l.number, l.position)) filter (where not l.is_right or l.number <> l.position) as broken_at,
      (select t.hash from linked t order by t.number desc limit 1) as hash
    from linked l
  )
  select f.entries,
    coalesce(f.broken_at, case when coalesce(c.last_number, 0) <> f.entries or coalesce(c.last_hash, sha256('')) <> coalesce(f.hash, sha256(''))
      then least(c.last_number, f.entries + 1) end),
    encode(c.last_hash, 'hex')
  from found f left join audit_chains c on c.chain = gate.audit_chain(whose)
$$;
