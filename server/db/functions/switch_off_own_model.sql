-- module: agents
-- Stops calls to an organisation's own language model, because the account was taken back from the person who set the
-- model up, and its server would read what customers write.
-- internal: other functions call it, the application may not.
create or replace function gate.switch_off_own_model(organization uuid) returns void
language sql security definer set search_path = public, pg_temp as $$
  delete from model_settings where organization_id = organization
$$;
