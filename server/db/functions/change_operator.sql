-- module: identity
-- Removes another operator's access or second step: their sessions end, and so do log-ins that wait for their code.
-- Operators are changed one at a time and the caller is checked again, so that two operators who disable each other at
-- the same moment do not both lose their access; one operator always remains. Returns the result: done, unknown, self
-- or forbidden.
create or replace function gate.change_operator(caller uuid, wanted uuid, change text) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  address text;
begin
  perform 1 from operators order by id for update;
  if not exists (select 1 from operators where id = caller and disabled_at is null) then return 'forbidden'; end if;
  select email into address from operators where id = wanted;
  if address is null then return 'unknown'; end if;
  if wanted = caller then return 'self'; end if;
  if change = 'disable' then
    perform gate.disable_operator(address);
  elsif change = 'reset second step' then
    perform gate.reset_operator(address);
  else
    raise exception 'unknown change %', change;
  end if;
  return 'done';
end $$;
