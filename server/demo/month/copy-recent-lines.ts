import type { Platforms } from "#server/simulator/platforms.ts";
import type { SimulatedPerson } from "#server/simulator/people.ts";

/**
 * Copies the messages of one person and the business from the past platforms to the present ones, so that the team
 * can answer a ticket of today: a platform only lets a business write to people who have written to it recently.
 */
export function copyLines(
  from: Platforms,
  to: Platforms,
  { whatsapp, instagram, twitter, email }: SimulatedPerson,
): void {
  add(to.whatsapp.state.lines, from.whatsapp.state.lines, ({ person }) => person === whatsapp.number);
  add(to.instagram.state.lines, from.instagram.state.lines, ({ person }) => person === instagram.id);
  add(to.x.state.messages, from.x.state.messages, ({ sender, recipient }) =>
    [sender, recipient].includes(twitter.id),
  );
  add(to.x.state.posts, from.x.state.posts, ({ author, mentions }) =>
    [author, ...mentions].includes(twitter.id),
  );
  const known = from.instagram.state.people[instagram.id];
  if (known) to.instagram.state.people[instagram.id] = known;
  const user = from.x.state.users[twitter.id];
  if (user) to.x.state.users[twitter.id] = user;
  for (const [address, { mails }] of Object.entries(from.google.state.mailboxes)) {
    const threads = new Set(
      mails
        .filter(({ raw }) => Buffer.from(raw, "base64").toString().includes(email.address))
        .map(({ threadId }) => threadId),
    );
    const mailbox = to.google.state.mailboxes[address];
    if (mailbox) add(mailbox.mails, mails, ({ threadId }) => threads.has(threadId));
  }
}

function add<T extends { id: string }>(to: T[], from: readonly T[], isTheirs: (one: T) => boolean): void {
  const known = new Set(to.map(({ id }) => id));
  to.push(...from.filter((one) => isTheirs(one) && !known.has(one.id)));
}
