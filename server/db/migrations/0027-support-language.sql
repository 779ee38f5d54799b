-- Who reads the support address, whatever language the customer of a ticket writes in.
alter table organizations add column support_language text not null default 'ar' check (support_language in ('ar', 'en'));
