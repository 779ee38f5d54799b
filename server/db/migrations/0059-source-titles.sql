-- The owner's own titles for a source, which customers read under an answer. Empty where the file's name says enough.
alter table sources
  add column title_ar text not null default '' check (char_length(title_ar) <= 80),
  add column title_en text not null default '' check (char_length(title_en) <= 80);
