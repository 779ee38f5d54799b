-- Columns of pauses take the field's words: how often sending failed in a row, and until when it pauses.
alter table channel_connections rename column troubles to consecutive_failures;
alter table channel_connections rename column paced_until to paused_until;
alter table contacts rename column paced_until to paused_until;
