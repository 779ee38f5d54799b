import { spellingLines } from "#server/answers/language/spelling-lines.ts";
import { words } from "./words.ts";

/** Words that carry the shape of a question rather than its subject. */
const arabicFunction =
  "عم راح رح لسا لسه ديال ديالي ديالكم تاع متاع نتاع باش حيت مشان منشان عليش ايوه نعم طب خلاص ياريت هكذا بليز عافاك كثير لين لحد لغايه اريد تريد اين لماذا ليس لم ماذا كيف متى كم من الان هذا هنا هناك فقط جدا يوجد لديكم لدي استطيع تستطيع ممكن هل يجب ايضا لكن او مع عند شيء حسنا " +
  "في على الى عن ما لا ان اذا كان كانت يكون تكون هي هم انا انت انتم نحن التي الذي الذين اللي يلي الي و ثم قد كل بعض اي ايه لو سمحت سمحتم فضلك فضلكم رجاء ارجو " +
  "حتى قبل بين ب ل ك يا ذلك تلك هولا عليه عليها عليكم به بها له لها لكم لي لنا فيها منها منه عنه عنها انه انها لان كي هكذا مثل غير سوف تم يتم عبر خلال لقد بان " +
  "عشان علشان لما عندما منذ كنت قمت اني انني لانني لكنني لست اعتقد اظن بشكل باستخدام بخصوص حول خاصتي الخاص الخاصه اليوم الان غدا امس هاي السلام عليكم مرحبا اهلا شكرا اخوي حبيبي ياخي والله طيب حسنا يعني بالله افعل احتاج حاب ابغاه بتاع بتاعي بتاعك بتاعكم بتاعتي بتاعتكم حقي حقك حقكم حقتي حقتكم حق حقت تبعي تبعكم ساكن ساكنه يستغرق تستغرق جيد لل " +
  // Words around a question: hearsay, assurance, hesitation, requests for confirmation.
  "بما كما حيث طالما مادام سمعت قالوا قالولي قالولنا صح صحيح اكيد طبعا تقريبا حوالي مثلا اصلا اساسا بصراحه صراحه بالضبط بالزبط ياترى زي زيه زيها زيكم انشاالله انشالله ماشاالله ماشالله احنا انكم انك اننا انو انهم لاني لانه لانها لاننا علينا عليي عليا منكم منك منهم معها معه معهم معاه معاها معانا عنكم لكل بكل عطني عطوني اعطني اعطيني اعطوني عطيني اديني ورني وريني ورجيني فرجيني قولوا قولولي فهموني وضحولي افيدوني افيدونا ابلغوني بلغوني نستفسر استفسر استفسار سوالي سوال اسال نسال استفساري بالنسبه حضرتك حضرتكم حضراتكم اخوي اختي لعلكم عساكم بينهم بينها بيكون بيكونوا هيكون حيكون نكون تكونوا اكون يكونون وياكم وياي وياه بروحه بروحها لحاله لحالها لوحده لوحدها خذ ياتي صار صارت تصير بيصير بتصير هيصير يطلع تطلع بيطلع بتطلع هيطلع يطلعون تطلعون يعطي تعطي تعطون يعطون تعطوني يعطوني تعطيني يعطيني بتعطوني اعرف العافيه يعطيكم يعطيك الخير مشكورين قصرتوا كله كلها يكلف تكلف بيكلف بتكلف يكلفني هيكلف هيكلفني";

const englishFunction =
  "a an the is are was were be been being am do does did doing done have has had having can could will would shall should may might must i im ive id ill me my mine " +
  "we us our you your yours youre he she it its they them their this that these those there here what whats which who whom whose when whens where wheres why whys how hows " +
  "of to in on at for from by with about into onto as than then and or but if so not no nor dont doesnt didnt isnt arent wasnt cant couldnt wont wouldnt any some all just " +
  "please pls plz tell know want wanna need like get got let lets make hi hello hey thanks thank ok okay also too very really much many more up out over again u ur r " +
  "yet still through back never since already soon there something anything someone else even ever only such theres havent hasnt wasnt think says said today now tomorrow yesterday currently tonight help question ask give way possible able s t re ve ll d m whether because while been going gonna anytime whenever " +
  "heard told saying actually really honestly basically exactly certain sure surely correct true right maybe perhaps probably approximately roughly guess suppose wondering wonder curious understand him her his hers hes shes ours theirs both either neither else everyone everybody nobody none nothing everything per via regarding concerning mean means meant guys hey folks instead those gets getting makes making simply anyway btw fyi pardon hoping hope wish wished seems seem according assume assuming";

interface FunctionWords {
  canonical: ReadonlyMap<string, string>;
  function: ReadonlySet<string>;
}

function build(): FunctionWords {
  const canonical = new Map<string, string>();
  for (const { word, spellings } of spellingLines("dialects"))
    for (const spelling of spellings)
      if (!canonical.has(spelling) && spelling !== word) canonical.set(spelling, word);
  const fn = new Set(words(`${arabicFunction} ${englishFunction}`));
  return { canonical, function: fn };
}

const table = build();

/** Words whose first letter is no prefix, even where the rest is a word. */
const whole = new Set(
  "فخذ فخذه واحد واحده وحده ولدي ولد ولي وين وقت فان فوايد فلل فله فاي فلاش فقد فهم فلوس فكه فيه فيها".split(
    " ",
  ),
);

/** Nouns among the canonical words: they are the same with an article. */
const nouns = new Set("سعر هاتف سياره مشكله بطاقه توصيل طلب مال مكان".split(" "));
const articlePattern = /^(وال|بال|فال|كال|لل|ال)(?=\p{L}{3})/u;

/** "الجوال" is "الهاتف" as "جوال" is "هاتف". */
function canonicalNoun(word: string): string | undefined {
  const [article] = articlePattern.exec(word) ?? [];
  if (article === undefined) return undefined;
  const bare = word.slice(article.length);
  // With its article "العربية" is the language, not a car.
  const noun = bare === "عربيه" ? undefined : table.canonical.get(bare);
  return noun !== undefined && nouns.has(noun) ? article + noun : undefined;
}

/** Canonical form of a normalised word; a prefix و or ف ("وكيف") is removed where a known word remains. */
export function canonical(word: string): string {
  const direct = table.canonical.get(word);
  if (direct !== undefined) return direct;
  const noun = canonicalNoun(word);
  if (noun !== undefined) return noun;
  if (/^[وف]../u.test(word) && !whole.has(word) && !table.function.has(word)) {
    const rest = word.slice(1);
    const inner = table.canonical.get(rest);
    if (inner !== undefined) return inner;
    if (rest.length > 1 && table.function.has(rest)) return rest;
  }
  return word;
}

/** Whether a canonical word is a function word. */
export function isFunctionWord(word: string): boolean {
  return table.function.has(word);
}
