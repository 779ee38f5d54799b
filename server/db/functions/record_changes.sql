-- Makes the audit log record what calls change in a table. `fields` are the columns whose values before and after are
-- recorded (settings and states; never messages of customers or staff, secrets or personal data of customers), and
-- `label` is the column that names a row. A change outside of a recorded call only costs the comparison of one setting.
create or replace procedure gate.record_changes(changed regclass, kind text, fields text[] default '{}', label text default '')
language plpgsql as $$
begin
  execute format(
    'create or replace trigger record_change after insert or update or delete on %s for each row
     when (nullif(current_setting(''app.audit'', true), '''') is not null)
     execute function gate.record_change(%L, %L, %L)', changed, kind, array_to_string(fields, ','), label);
end $$;
