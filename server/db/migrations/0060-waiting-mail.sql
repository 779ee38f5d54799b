-- A mail for every waiting customer goes to who asks for it: the support address has one of each already.
alter table members alter column muted_notifications set default '{waiting:mail}';
update members set muted_notifications = array_append(muted_notifications, 'waiting:mail');
