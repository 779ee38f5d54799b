-- Customers that were found to be one. A number that the platform vouches for joins by itself, what somebody typed only
-- suggests it; staff join, and every joining can be undone.
create table customer_joins (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations on delete cascade,
  -- Who stays.
  customer_id uuid not null,
  -- The row of who went into them, and what was known of who stays before: to be put back.
  joined jsonb not null,
  before jsonb not null,
  -- The conversations that came with them.
  conversations uuid[] not null,
  -- Null: nobody, the platform vouched for it.
  joined_by uuid,
  joined_at timestamptz not null,
  foreign key (organization_id, customer_id) references customers (organization_id, id) on delete cascade
);
create index on customer_joins (organization_id, customer_id);
call gate.protect('customer_joins');

-- Two that staff have said are not one: not suggested again. The lesser id is `one`.
create table customer_distinctions (
  organization_id uuid not null references organizations on delete cascade,
  one uuid not null,
  other uuid not null,
  primary key (organization_id, one, other),
  check (one < other),
  foreign key (organization_id, one) references customers (organization_id, id) on delete cascade,
  foreign key (organization_id, other) references customers (organization_id, id) on delete cascade
);
call gate.protect('customer_distinctions');

-- Whose conversation is deleted must not stay in what a joining keeps.
create function gate.forget_joined() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from customer_joins where organization_id = old.organization_id and old.conversation_id = any(conversations);
  return null;
end $$;
create trigger forget_joined after delete on contacts for each row execute function gate.forget_joined();

revoke execute on all functions in schema gate from public;
grant execute on all functions in schema gate to {{app_role}};
revoke execute on procedure gate.protect from {{app_role}};
