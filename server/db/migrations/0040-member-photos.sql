-- The photo that a member's team sees beside their name: the key of its file in the store.
alter table members add column photo_key text;
