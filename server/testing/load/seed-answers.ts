import type { LoadedProduct } from "./loaded-product.ts";

/** An answer on a customer's phone, for which WhatsApp can send statuses. */
export interface SentAnswer {
  externalId: string;
  person: string;
}

export const seedPrefix = "wamid.seed-";

/**
 * Copies answers that were sent to phones, with their requests, until there are `count`. Each can have a status of
 * each kind once, as at a business that has existed for a while.
 */
export async function seedAnswers(
  { database, platforms }: LoadedProduct,
  count: number,
): Promise<SentAnswer[]> {
  const people = new Map(platforms.whatsapp.state.lines.map(({ id, person }) => [id, person]));
  await database.query(
    `create temporary table seeds as
     select gen_random_uuid() as seed_id, $2 || gen_random_uuid() as seed_external_id, o.*
     from outbox o cross join generate_series(1, (select ceil($1::numeric / greatest(count(*), 1)) from outbox)::int)
     where o.state in ('sent', 'delivered', 'read') limit $1`,
    [count, seedPrefix],
  );
  await database.query(
    `insert into messages (id, organization_id, conversation_id, ticket_id, author, text, language, status, created_at)
     select s.seed_id, m.organization_id, m.conversation_id, m.ticket_id, 'agent', m.text, m.language, 'sent',
       m.created_at - interval '1 hour'
     from seeds s join messages m on m.id = s.message_id`,
  );
  const { rows } = await database.query<{ externalId: string; origin: string }>(
    `with inserted as (
       insert into outbox (organization_id, message_id, conversation_id, connection_id, part, text, state, attempts,
         external_id, created_at, updated_at, tried_at)
       select organization_id, seed_id, conversation_id, connection_id, part, text, 'sent', 1, seed_external_id,
         created_at, updated_at, tried_at from seeds)
     select seed_external_id as "externalId", external_id as origin from seeds`,
  );
  await database.query("drop table seeds");
  return rows.map(({ externalId, origin }) => ({ externalId, person: people.get(origin) ?? "" }));
}
