-- Normalises text for searching: a customer writes أحمد, staff type احمد, and both mean the same person. Letter forms,
-- presentation forms and digits are unified; vowel marks, tatweel and direction marks are removed. Generated columns
-- and unique indexes store its results, so a change of its results needs a migration that writes them again.
create or replace function folded(words text) returns text language sql immutable strict parallel safe
  return translate(lower(normalize(words, NFKC)),
    'أإآٱىیةک٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹' ||
      U&'\064B\064C\064D\064E\064F\0650\0651\0652\0670\0640\061C\200E\200F\202A\202B\202C\202D\202E\2066\2067\2068\2069',
    'ااااييهك' || '01234567890123456789');
