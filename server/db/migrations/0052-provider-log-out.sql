-- Log-out at a business's own identity provider (docs/decisions/0060-single-sign-on.md): what a session keeps of the log-in
-- that opened it, sealed. The provider's ID token tells it whose session ends.
alter table sessions add column sealed_provider_login text;
alter table sessions add check (sealed_provider_login is null or member_id is not null);
-- From the provider's response until the second step is passed.
alter table login_challenges add column sealed_provider_login text;
alter table login_challenges add check (sealed_provider_login is null or member_id is not null);
