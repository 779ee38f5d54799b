-- module: agents
-- Stops asking an organisation's own language model, because the account was taken back from whoever set it up: its
-- address would read what customers write.
-- internal: other functions call it, the application may not.
create or replace function gate.switch_off_own_model(organization uuid) returns void
language sql security definer set search_path = public, pg_temp as $$
  delete from model_settings where organization_id = organization
$$;
