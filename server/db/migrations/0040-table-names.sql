-- Tables take the field's words: what a member teaches is a correction, a judged reply has feedback, a question nobody
-- could answer is an unanswered question, an address that wants no campaigns is suppressed, and a merge that a member
-- rejected is remembered as rejected. Indexes, constraints and policies follow, because errors and plans name them.
do $$
declare
  renamed record;
  part record;
begin
  for renamed in
    select * from (values
      ('lessons', 'corrections'),
      ('verdicts', 'reply_feedback'),
      ('gap_groupings', 'unanswered_question_groupings'),
      ('gaps', 'unanswered_questions'),
      ('refusal_keys', 'suppression_keys'),
      ('refusals', 'suppressions'),
      ('customer_distinctions', 'rejected_customer_merges')
    ) as names (old_name, new_name)
  loop
    execute format('alter table %I rename to %I', renamed.old_name, renamed.new_name);
    for part in
      select conname as name from pg_constraint
      where conrelid = renamed.new_name::regclass and conname like renamed.old_name || '\_%'
    loop
      execute format('alter table %I rename constraint %I to %I', renamed.new_name, part.name,
        renamed.new_name || substr(part.name, length(renamed.old_name) + 1));
    end loop;
    for part in
      select indexrelid::regclass::text as name from pg_index
      where indrelid = renamed.new_name::regclass and indexrelid::regclass::text like renamed.old_name || '\_%'
    loop
      execute format('alter index %I rename to %I', part.name,
        renamed.new_name || substr(part.name, length(renamed.old_name) + 1));
    end loop;
  end loop;
end $$;
