-- Since when it is proven that a member reads the mails to their address: by a link that was mailed there. Mails in the
-- name of a business wait until one of its members has proven theirs (docs/decisions/0050-verified-addresses.md).
alter table members add column email_verified_at timestamptz;
-- Businesses that were there before worked with their addresses already: mails went to them, and nothing of what they
-- were promised may stop with this release. Who was invited and has not chosen a password yet proves it by doing so.
update members set email_verified_at = now() where password_hash is not null;
call gate.record_changes('members', 'member', '{name,email,role,disabled_at,removed_at,email_verified_at}', 'name');

-- Links that prove an address. Earlier ones stay good: who asks for the link again may then open the first mail.
create table email_verifications (
  token_hash bytea primary key,
  organization_id uuid not null references organizations on delete cascade,
  member_id uuid not null,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  foreign key (organization_id, member_id) references members (organization_id, id) on delete cascade
);
create index on email_verifications (organization_id, member_id);
create index on email_verifications (expires_at);
call gate.protect('email_verifications');

-- Addresses that want no invitation of this organisation any more, as hashes: the address itself is not kept.
create table declined_invitations (
  organization_id uuid not null references organizations on delete cascade,
  address_hash bytea not null,
  declined_at timestamptz not null default now(),
  primary key (organization_id, address_hash)
);
call gate.protect('declined_invitations');

-- About the account of whom the mail goes to, such as the link that proves the address; every other mail waits for that.
alter table mails add column is_account_mail boolean not null default false;
alter table mails drop constraint mails_status_check;
-- held: it waits until a member of the business has proven their address.
alter table mails add constraint mails_status_check check (status in ('queued', 'held', 'sent', 'failed'));
