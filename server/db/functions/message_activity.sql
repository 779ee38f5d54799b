-- Returns what a message adds to an organisation's activity: a customer's message, or a reply of the agent that was
-- sent. A question from the agent counts as an interaction but not as an answer. No row means that the message adds
-- nothing.
create or replace function message_activity(an_author text, a_status text, a_decision text)
returns table (messages integer, interactions integer, answered integer, handed_over integer)
language sql immutable as $$
  select (an_author = 'customer')::integer, (an_author = 'agent')::integer,
    (an_author = 'agent' and a_decision in ('answer', 'smalltalk'))::integer,
    (an_author = 'agent' and a_decision = 'handover')::integer
  where an_author = 'customer'
    or (an_author = 'agent' and is_sent(a_status) and a_decision is not null)
$$;
