-- Returns the topic of an agent's reply, which is the title of the first source that it used. For a question that was
-- handed over it is the title of the first source whose confidence reaches a threshold. The owner may change the
-- threshold, so every title that some threshold selects is returned, with those thresholds: above `above` and up to
-- `up_to`.
create or replace function message_topics(a_decision text, some_citations jsonb)
returns table (title text, is_answered boolean, above numeric, up_to numeric)
language sql immutable as $$
  with used as (
    select jsonb_path_query_first(some_citations, '$[*] ? (@.used == true)') as citation
    where a_decision in ('answer', 'handover')
  ), consulted as (
    select value ->> 'title' as title, (value ->> 'confidence')::numeric as confidence, place
    from used, jsonb_path_query(some_citations, '$[*]') with ordinality as c (value, place)
    where used.citation is null and jsonb_typeof(value -> 'confidence') = 'number'
  ), ranked as (
    select consulted.title, confidence, coalesce(
      max(confidence) over (order by place rows between unbounded preceding and 1 preceding), '-infinity') as before
    from consulted
  )
  select citation ->> 'title', a_decision = 'answer', '-infinity'::numeric, 'infinity'::numeric
  from used where citation ->> 'title' <> ''
  union all
  select ranked.title, a_decision = 'answer', before, confidence from ranked
  where ranked.title <> '' and confidence > before
$$;
