-- Segments by the channel on which customers write, and by their language.
alter table customer_segments
  add column channel text,
  add column language text check (language in ('ar', 'en')),
  drop constraint customer_segments_check,
  add constraint customer_segments_check
    check (num_nonnulls(tag_id, quiet_days, new_from, new_before, wrote_from, channel, language) > 0);
