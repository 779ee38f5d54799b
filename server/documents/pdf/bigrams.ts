/** The most common pairs of letters, counted over questions, articles and help texts, with alef in one spelling. */
const commonBigrams = {
  arabic: new Set(
    "اء ائ اب ات اج اح اخ اد اذ ار اس اش اص اض اع اف اق اك ال ام ان او اي با بت بد بر بط بع بق بل بي تا تح تخ تر تع تق تل تم ته تي حا حب حت حد حس حو خا خد خص دا دة در دف دم دو دي ذا را رب رة رس رف رق رو ري سا سب ست سل سو سي شي صا صر صي طا عا عب عت عد عر عل عم عن عي فع في قا قة قت قد قي كا كن كي لا لب لة لت لح لخ لد لس لش لص لع لغ لف لق لك لل لم لن له لو لى لي ما مت مر مس مص مع مك مل من مو مي نا نت ند نق نن نه ني ها وا ود ور وق ول وم ون وي يا ية يت يد ير يس يف يق يك يل يم ين يه يو".split(
      " ",
    ),
  ),
  latin: new Set(
    "ab ac ad ai al an ap ar as at av ay be bl bo ca cc ce ch ck co ct da de di do du ea ec ed ee el em en er es et ex fe fi fo fr ge go ha he hi ho ic id ie il im in io ir is it iv ke la ld le li ll lo ma me mo nc nd ne ng no ns nt od og ol om on oo op or os ot ou ow pa pe pl po pp pr ra rd re ri ro rs rt sa se sh si so ss st su ta te th ti to tr ts uc ul un ur us ut ve vi wa we wh wi wo yo".split(
      " ",
    ),
  ),
};

/** A text with fewer pairs is too short to be judged. */
const minPairs = 150;
/** At least this share of a real text's pairs is common (measured: 0.49 to 0.86; text with exchanged letters: 0.2). */
const minShare = 0.38;

/** Whether a text's pairs of letters are usual for Arabic and English; true for texts that are too short to be judged. */
export function hasUsualPairs(text: string): boolean {
  const arabic =
    text
      .replace(/[\p{M}\u0640]/gu, "")
      .replace(/[أإآٱ]/g, "ا")
      .match(/[\u0621-\u064a]{3,}/g) ?? [];
  // Names and codes in capitals follow no rule.
  const latin = text.match(/(?<![A-Za-z])[A-Z]?[a-z]{3,}/g) ?? [];
  return isUsual(arabic, commonBigrams.arabic) && isUsual(latin, commonBigrams.latin);
}

function isUsual(words: string[], common: Set<string>): boolean {
  let pairs = 0;
  let usual = 0;
  for (const word of words.map((each) => each.toLowerCase())) {
    for (let at = 0; at < word.length - 1; at += 1) {
      pairs += 1;
      if (common.has(word.slice(at, at + 2))) usual += 1;
    }
  }
  return pairs < minPairs || usual >= pairs * minShare;
}
