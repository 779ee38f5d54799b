-- A member who was removed keeps a row, because the name stays on what they wrote and closed. The row has no address and
-- no password: the address may sign up or be invited again.
alter table members add column removed_at timestamptz;
alter table members alter column email drop not null;
alter table members add check ((removed_at is null) = (email is not null));
alter table members add check (removed_at is null or (disabled_at is not null and password_hash is null));
create trigger unassign_removed after update of removed_at on members
  for each row when (new.removed_at is not null) execute function gate.unassign_removed_member();
