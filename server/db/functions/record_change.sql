-- Records what a recorded call changes in a row, for the entry that is appended before its transaction commits: the
-- kind of object, its id and name, and the listed columns before and after. Other columns may contain messages, secrets
-- or customers' data and are never read. Of a call that changes many rows, the first twenty are recorded and all are
-- counted.
create or replace function gate.record_change() returns trigger language plpgsql as $$
declare
  max_items constant integer := 20;
  max_characters constant integer := 300;
  before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  changed jsonb := coalesce(after, before);
  recorded jsonb := coalesce(nullif(current_setting('app.audit_changes', true), '')::jsonb, '{"count": 0, "items": []}');
  fields jsonb := '{}';
  field text;
  pair jsonb;
begin
  if tg_op = 'UPDATE' and before = after then return null; end if;
  if jsonb_array_length(recorded -> 'items') < max_items then
    foreach field in array string_to_array(tg_argv[1], ',') loop
      if before -> field is distinct from after -> field
        and coalesce(nullif(before -> field, 'null'), nullif(after -> field, 'null')) is not null then
        pair := jsonb_build_array(before -> field, after -> field);
        if length(pair::text) > max_characters then
          pair := jsonb_build_array(left(before ->> field, max_characters / 2), left(after ->> field, max_characters / 2), true);
        end if;
        fields := fields || jsonb_build_object(field, pair);
      end if;
    end loop;
    recorded := jsonb_set(recorded, '{items}', (recorded -> 'items') || jsonb_build_array(jsonb_strip_nulls(jsonb_build_object(
      'kind', tg_argv[0], 'id', changed ->> 'id', 'label', left(changed ->> nullif(tg_argv[2], ''), 100))) ||
      jsonb_build_object('change', lower(tg_op), 'fields', fields)));
  end if;
  recorded := recorded || jsonb_strip_nulls(jsonb_build_object(
    'count', (recorded ->> 'count')::integer + 1,
    'organization', coalesce(recorded ->> 'organization', changed ->> 'organization_id'),
    'person', coalesce(recorded ->> 'person', changed ->> 'member_id', changed ->> 'operator_id',
      case when tg_table_name in ('members', 'operators') then changed ->> 'id' end)));
  perform set_config('app.audit_changes', recorded::text, true);
  return null;
end $$;
