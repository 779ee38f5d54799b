-- Managers stand between owners and agents; what they and agents may do is the owner's to decide.
alter table members drop constraint members_role_check;
alter table members add constraint members_role_check check (role in ('owner', 'manager', 'agent'));

create table role_permissions (
  organization_id uuid not null references organizations on delete cascade,
  role text not null check (role in ('manager', 'agent')),
  -- Null where the owner has decided nothing: then shared/rules/permissions.ts says what the role may do.
  may_campaigns boolean,
  may_knowledge boolean,
  may_publishing boolean,
  may_merging boolean,
  may_channels boolean,
  may_settings boolean,
  may_exports boolean,
  primary key (organization_id, role)
);
call gate.protect('role_permissions');
call gate.record_changes('role_permissions', 'role',
  '{may_campaigns,may_knowledge,may_publishing,may_merging,may_channels,may_settings,may_exports}', 'role');
