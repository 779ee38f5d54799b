-- Log-in by a business's own identity provider, with OpenID Connect (docs/decisions/0060-single-sign-on.md).
create table identity_providers (
  organization_id uuid primary key references organizations on delete cascade,
  issuer text not null,
  client_id text not null,
  sealed_secret text not null,
  -- The domain of the addresses that the provider may log in.
  domain text not null check (domain = lower(domain)),
  -- What the domain's TXT record has to hold.
  domain_token text not null,
  domain_proven_at timestamptz,
  -- The role of somebody whose first log-in makes them a member. Nobody becomes an owner by it.
  default_role text not null check (default_role in ('manager', 'agent')),
  is_enabled boolean not null default false,
  -- Members other than owners log in by the provider alone.
  is_required boolean not null default false,
  updated_at timestamptz not null,
  check (domain_proven_at is not null or not is_enabled),
  check (is_enabled or not is_required)
);
-- A log-in begins with an address, so one domain leads to one organisation.
create unique index identity_providers_domain_key on identity_providers (domain) where domain_proven_at is not null;
call gate.protect('identity_providers');
call gate.record_changes('identity_providers', 'identity_provider',
  '{issuer,client_id,domain,domain_proven_at,default_role,is_enabled,is_required}', 'domain');

-- Which account of the provider a member is. The subject is what a provider promises not to give to anybody else; an
-- address can go to another person.
create table member_identities (
  organization_id uuid not null,
  issuer text not null,
  subject text not null,
  member_id uuid not null,
  created_at timestamptz not null,
  primary key (organization_id, issuer, subject),
  unique (organization_id, member_id, issuer),
  foreign key (organization_id, member_id) references members (organization_id, id) on delete cascade
);
call gate.protect('member_identities');
call gate.record_changes('member_identities', 'member_identity', '{issuer}');

-- Log-ins that wait for the provider's response.
create table provider_logins (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations on delete cascade,
  state_hash bytea not null unique,
  -- SHA-256 of what only the browser that began the log-in holds.
  browser_hash bytea not null,
  -- The nonce, and the verifier of the code.
  sealed text not null,
  expires_at timestamptz not null
);
create index on provider_logins (organization_id, expires_at);
call gate.protect('provider_logins');
