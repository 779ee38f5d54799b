-- Questions that are not about the business: those of the same meaning are no unanswered questions from then on.
alter table settled_questions add column is_off_topic boolean not null default false;
create index settled_questions_off_topic on settled_questions (organization_id, created_at) where is_off_topic;
