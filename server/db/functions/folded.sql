-- Brings text into the form in which it is searched: a customer writes أحمد, the staff types احمد, and both mean
-- him. Letter forms, presentation forms and digits become one; vowel marks, tatweel and direction marks go.
-- Generated columns and unique indexes store its results: a change of what it returns needs a migration that writes
-- them again.
create or replace function folded(words text) returns text language sql immutable strict parallel safe
  return translate(lower(normalize(words, NFKC)),
    'أإآٱىیةک٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹' ||
      U&'\064B\064C\064D\064E\064F\0650\0651\0652\0670\0640\061C\200E\200F\202A\202B\202C\202D\202E\2066\2067\2068\2069',
    'ااااييهك' || '01234567890123456789');
