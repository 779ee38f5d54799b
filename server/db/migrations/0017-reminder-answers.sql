-- The customer's last message when a reminder was scheduled: platforms tell whole seconds, so a later one may carry an
-- earlier time than the reminder itself.
alter table reminders add column last_word_at timestamptz;
