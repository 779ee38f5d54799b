/**
 * Room that every question needs and leaves empty: clearing it costs less than a new one. One question is ranked at a
 * time, so one of each is enough for all indexes.
 */
let gramPlaces = new Uint16Array();
let stemPlaces = new Uint16Array();
let wordHits = new Int32Array();
let gramSums = new Int32Array();
let stemSums = new Int32Array();

/** All 0: for each 3-gram, stem and word of an index. */
export function places(grams: number, stems: number, words: number) {
  if (gramPlaces.length < grams) gramPlaces = new Uint16Array(grams);
  if (stemPlaces.length < stems) stemPlaces = new Uint16Array(stems);
  if (wordHits.length < words) wordHits = new Int32Array(words);
  return { gramPlaces, stemPlaces, wordHits };
}

/** All 0: for each entry. */
export function clearSums(entries: number) {
  if (gramSums.length < entries) {
    gramSums = new Int32Array(entries);
    stemSums = new Int32Array(entries);
  }
  return { gramSums: gramSums.fill(0, 0, entries), stemSums: stemSums.fill(0, 0, entries) };
}
