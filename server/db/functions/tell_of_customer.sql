-- Sends webhooks about a new customer when they have written, and not when they are only on a campaign's list.
create or replace function gate.tell_of_customer() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform queue_webhooks(c.organization_id, 'customer.created', jsonb_build_object('customer_id', c.id, 'number', c.number),
    case when tg_op = 'INSERT' then c.first_seen_at else c.last_seen_at end)
    from customers c where c.id = new.id and not c.never_wrote;
  return null;
end $$;
