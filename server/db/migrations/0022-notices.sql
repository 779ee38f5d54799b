-- A short public line under a comment that was answered privately, so that its author looks there. Once per comment.
alter table messages add column notice_of uuid;
create unique index messages_notice on messages (organization_id, notice_of) where notice_of is not null;

-- Whether this account writes such lines; it outlives that the account is connected again. One that was
-- connected before does not begin to speak in public on its own.
alter table channel_connections add column notices boolean not null default false;
alter table channel_connections alter column notices set default true;
