-- WhatsApp names people who hide their number by an id of theirs alone. Whoever wrote with their number before has both.
alter table contacts add column alias text;
create index contacts_by_alias on contacts (organization_id, channel, alias) where alias is not null;

-- A cart that a customer filled from the business's catalogue.
alter table messages drop constraint messages_kind_check;
alter table messages add constraint messages_kind_check check (kind in ('text', 'image', 'video', 'audio', 'document', 'sticker',
  'location', 'contact', 'story_reply', 'shared_post', 'comment', 'order', 'unsupported'));
