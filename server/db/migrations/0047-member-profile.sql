-- The photo that a member's team sees beside their name: the key of its file in the store.
alter table members add column photo_key text;
-- What a member has switched off of shared/values/notifications.ts; whatever is new there begins switched on.
alter table members add column muted_notifications text[] not null default '{}';
