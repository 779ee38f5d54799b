-- A page whose links are to become sources as well, until it has been read: what an owner deletes then stays away.
alter table sources add column with_links boolean not null default false;
