-- The doors of schema gate. Each is SECURITY DEFINER (it runs as the owner, past row-level security) and
-- therefore narrow: it takes a secret or an address and returns only what belongs to it.

create function gate.login(address text)
returns table (kind text, id uuid, organization_id uuid, name text, role text, password_hash text)
language sql stable security definer set search_path = public, pg_temp as $$
  select 'member', m.id, m.organization_id, m.name, m.role, m.password_hash
    from members m where m.email = address and m.disabled_at is null
  union all
  select 'operator', o.id, null, o.name, 'operator', o.password_hash from operators o where o.email = address
  limit 1
$$;

create function gate.open_session(hash bytea, a_member uuid, an_operator uuid, agent text, life interval)
returns void language sql security definer set search_path = public, pg_temp as $$
  insert into sessions (token_hash, organization_id, member_id, operator_id, user_agent, expires_at)
  select hash, (select organization_id from members where id = a_member), a_member, an_operator, left(agent, 300), now() + life
$$;

-- A session lives until its end or twelve idle hours. Being used is noted once a minute, not on every call.
create function gate.session(hash bytea)
returns table (session_id uuid, organization_id uuid, member_id uuid, operator_id uuid, name text, email text, role text)
language sql volatile security definer set search_path = public, pg_temp as $$
  with live as (
    select s.* from sessions s
    where s.token_hash = hash and s.expires_at > now() and s.used_at > now() - interval '12 hours'
  ), touched as (
    update sessions s set used_at = now() from live
    where s.id = live.id and s.used_at < now() - interval '1 minute'
  )
  select live.id, live.organization_id, live.member_id, live.operator_id,
         coalesce(m.name, o.name), coalesce(m.email, o.email), coalesce(m.role, 'operator')
  from live
  left join members m on m.id = live.member_id
  left join operators o on o.id = live.operator_id
  where live.operator_id is not null or m.disabled_at is null
$$;

-- Whether a session still lives, without counting as its use: an open tab must not keep it alive for ever.
create function gate.session_lives(hash bytea) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (
    select 1 from sessions s left join members m on m.id = s.member_id
    where s.token_hash = hash and s.expires_at > now() and s.used_at > now() - interval '12 hours'
      and (s.operator_id is not null or m.disabled_at is null))
$$;

create function gate.close_session(hash bytea) returns void
language sql security definer set search_path = public, pg_temp as $$
  delete from sessions where token_hash = hash
$$;

-- The application chooses the id, so that it can write the organisation's first rows in the same transaction.
create function gate.sign_up(
  new_organization uuid, a_name text, brand_ar text, brand_en text, industry text, phone text, address text, owner_name text, hash text)
returns uuid language sql security definer set search_path = public, pg_temp as $$
  insert into organizations (id, name, brand_ar, brand_en, industry, phone, support_email)
    values (new_organization, a_name, brand_ar, brand_en, industry, phone, address);
  insert into members (organization_id, email, name, role, password_hash)
    values (new_organization, address, owner_name, 'owner', hash) returning id;
$$;

create function gate.add_operator(address text, a_name text, hash text) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into operators (email, name, password_hash) values (address, a_name, hash)
  on conflict (email) do update set name = excluded.name, password_hash = excluded.password_hash
$$;

-- One address is one person: who signed up with an operator's address would take the operator's log-in from them.
create function gate.refuse_second_account() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if (tg_table_name = 'members' and exists (select 1 from operators o where o.email = new.email))
     or (tg_table_name = 'operators' and exists (select 1 from members m where m.email = new.email)) then
    raise unique_violation using constraint = 'members_email_key', message = 'the address already has an account';
  end if;
  return new;
end $$;
create trigger one_account before insert or update of email on members
  for each row execute function gate.refuse_second_account();
create trigger one_account before insert or update of email on operators
  for each row execute function gate.refuse_second_account();

-- Seconds to wait, or 0 and the attempt counts. It counts before anything is tried, so that a thousand guesses at
-- once are still only `most` guesses.
create function gate.begin_attempt(a_key bytea, most integer, period interval) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  waits integer;
begin
  perform pg_advisory_xact_lock(hashtextextended(encode(a_key, 'hex'), 0));
  delete from attempts where id in (
    select id from attempts where expires_at <= now() order by id limit 100 for update skip locked);
  select ceil(extract(epoch from min(expires_at) - now())) into waits
    from attempts where key = a_key and expires_at > now() having count(*) >= most;
  if waits is not null then return greatest(waits, 1); end if;
  insert into attempts (key, expires_at) values (a_key, now() + period);
  return 0;
end $$;

create function gate.forget_attempts(a_key bytea) returns void
language sql security definer set search_path = public, pg_temp as $$
  delete from attempts where key = a_key
$$;

-- Makes earlier links of the same member useless; returns nothing for an unknown address.
create function gate.create_reset(address text, hash bytea, life interval)
returns table (organization_id uuid, member_id uuid, name text)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  found members%rowtype;
begin
  select * into found from members m where m.email = address and m.disabled_at is null for update;
  if found.id is null then return; end if;
  update password_resets r set used_at = now() where r.member_id = found.id and r.used_at is null;
  insert into password_resets (organization_id, member_id, token_hash, expires_at)
    values (found.organization_id, found.id, hash, now() + life);
  return query select found.organization_id, found.id, found.name;
end $$;

-- One use, even when two requests arrive at once; all sessions of the member end. Returns the member's address,
-- or null when the link is no longer good.
create function gate.use_reset(hash bytea, new_password_hash text) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  whose uuid;
  address text;
begin
  update password_resets r set used_at = now() from members m
    where r.token_hash = hash and r.used_at is null and r.expires_at > now()
      and m.id = r.member_id and m.disabled_at is null
    returning r.member_id into whose;
  if whose is null then return null; end if;
  update members set password_hash = new_password_hash where id = whose returning email into address;
  delete from sessions where member_id = whose;
  return address;
end $$;

create function gate.chat_organization(a_token text) returns uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select organization_id from chat_tokens where token = a_token and revoked_at is null
$$;

create function gate.operator_organizations()
returns table (id uuid, name text, industry text, created_at timestamptz, members bigint, tickets bigint, published_version integer)
language sql stable security definer set search_path = public, pg_temp as $$
  select o.id, o.name, o.industry, o.created_at,
    (select count(*) from members m where m.organization_id = o.id),
    (select count(*) from tickets t where t.organization_id = o.id),
    (select v.number from versions v where v.id = o.published_version_id)
  from organizations o order by o.created_at desc limit 1000
$$;

-- The demo's mailbox (server/modules/simulator); the route answers only in demo mode, to this machine.
create function gate.demo_mails()
returns table (id uuid, to_address text, subject text, html text, text text, created_at timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  select m.id, m.to_address, m.subject, m.html, m.text, m.created_at from mails m order by m.created_at desc limit 200
$$;

-- Tickets that the agent answered and whose customer has been silent since `before`, of every organisation. Where
-- the last word is the customer's, nobody answered: such a ticket stays open.
create function gate.quiet_tickets(before timestamptz, upto integer)
returns table (organization_id uuid, ticket_id uuid)
language sql stable security definer set search_path = public, pg_temp as $$
  select t.organization_id, t.id from tickets t
  where t.status = 'pending' and not t.handled_by_human and t.updated_at < before
    and 'agent' = (
      select m.author from messages m where m.organization_id = t.organization_id and m.ticket_id = t.id
      order by m.created_at desc, m.id desc limit 1)
  order by t.updated_at limit upto
$$;

-- Jobs: the application may add them, and read none.
create function gate.add_job(task text, payload json, queue text, run_at timestamptz, key text, attempts integer)
returns void language sql security definer set search_path = public, pg_temp as $$
  select graphile_worker.add_job(task, payload, queue, run_at, attempts, key)
$$;

grant usage on schema gate to {{app_role}};
revoke execute on all functions in schema gate from public;
grant execute on all functions in schema gate to {{app_role}};
revoke execute on procedure gate.protect from {{app_role}};
