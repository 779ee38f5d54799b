import { normalise } from "#server/answers/text/normalise.ts";
import { visible } from "./hidden.ts";
import { sentencesOf } from "./sentences.ts";
import { answerCacheLimits, memoise } from "#server/answers/text/memoise.ts";

/**
 * Sentences that speak to a machine instead of a customer: somebody wrote them into a document, a product row or a
 * name so that an agent says or does something. Nothing here obeys them; they are not read out either. Patterns are
 * over normalised text (see text/normalise.ts), so spelling tricks with marks, widths and hidden letters are gone.
 */
const rulesEn =
  "(?:instructions?|prompts?|rules?|guidelines?|directives?|commands?|guardrails?|restrictions?|polic(?:y|ies)|context|training|messages?)";
const rulesAr = "(?:ال)?(?:تعليمات|توجيهات|اوامر|قواعد|ارشادات|قيود|ضوابط)(?:ك|كم)?";

/** Where an order begins: at the start of a clause, or after what makes it one. */
const orderEn = String.raw`(?:^\W*|[.,:;!?–-] |\b(?:please|then|now|must|should|immediately) )`;

const tellEn = `${orderEn}(?:tell|inform|instruct|notify|convince|persuade|ask|advise|direct|redirect|urge|assure|promise|offer|give|send|grant)`;
const tellAr =
  "(?:^|[^\\p{L}])(?:و|ف|ثم )?(?:قل|قولي|قولوا|اخبر|اخبري|اخبروا|ابلغ|ابلغي|بلغ|بلغوا|اقنع|انصح|وجه|اطلب من|اكد) ?(?:ل|من |الي |علي )?";

const plantedPatterns: readonly RegExp[] = [
  // Forget what you were told.
  new RegExp(
    String.raw`\b(?:ignore|disregard|forget|override|overrule|bypass|discard|drop|skip|neglect|do not follow|dont follow|stop following)\b[^.!?\n]{0,60}\b(?:previous|prior|above|earlier|all|any|your|other|preceding|system|existing|these|those|every|original|initial)\b[^.!?\n]{0,40}\b${rulesEn}\b`,
    "u",
  ),
  /\b(?:ignore|disregard|forget)\b[^.!?\n]{0,20}\b(?:everything|all of the above|the above|what you were told|what came before|all that)\b/u,
  new RegExp(
    `(?:تجاهل|تجاهلي|تجاهلوا|انس|انسي|انسوا|تخط|تخطي|الغ|الغي|اهمل|لا تتبع|لا تلتزم|خالف|دعك من|اترك|تجاوز)(?: |ي |وا )[^.!؟\\n]{0,40}(?:${rulesAr})`,
    "u",
  ),
  /(?:تجاهل|تجاهلي|تجاهلوا|انس|انسي) (?:كل )?(?:ما|شي|شيء|اللي) (?:سبق|قبل|قيل|فات|سبقه)/u,
  // New role, new rules.
  /\b(?:you are|youre|u are|act|behave|respond|pretend|roleplay|role play) (?:now|from now on|henceforth|hereby|as if|as a|as an|as though|to be)\b[^.!?\n]{0,60}\b(?:ai|assistant|bot|chatbot|model|agent|admin|administrator|developer|dan|jailbr|unrestricted|unfiltered|system|owner|root|gpt|llm|free|no rules|without)/u,
  /\b(?:new|updated|revised|special|hidden|secret|additional|important|urgent|override) (?:system )?(?:instructions?|prompts?|directives?|orders?) (?:for|to|from|:)? ?(?:the |all |any |this |an? )?(?:ai|assistants?|bots?|chatbots?|models?|agents?|llms?|system)?\b/u,
  /\b(?:developer|debug|god|admin|maintenance|jailbreak|dan|sudo|root|unrestricted) mode\b/u,
  /\b(?:system|developer|hidden|initial|base|secret) ?(?:prompt|instructions?|message)\b|\bprompt injection\b|\bjailbreak/u,
  /(?:من الان فصاعدا|ابتداء من الان|منذ الان) (?:انت|ستكون|تصرف|سوف|عليك)/u,
  /(?:^|[^\p{L}])(?:انت الان|انت من الان|تصرف (?:ك|و)|تظاهر|تقمص)[^.!؟\n]{0,50}(?:نموذج|مساعد|بوت|روبوت|ذكاء|مطور|مدير|مسوول|نظام|بلا قيود|بدون قيود|مخترق)/u,
  /(?:تعليمات|اوامر|توجيهات|رساله|امر) (?:ال)?(?:النظام|نظام|جديده|سريه|مخفيه|خفيه|خاصه ب?ال?(?:ذكاء|نموذج|بوت|مساعد|وكيل))/u,
  /وضع (?:المطور|المدير|الصيانه|التصحيح|بلا قيود|الجيلبريك)/u,
  /(?:برومبت|موجه النظام|حقن الاوامر)/u,
  // Addressed to a machine.
  /\b(?:note|notice|attention|message|instructions?|orders?|commands?|memo|important|dear|hey|hello|to) (?:to |for )?(?:the |all |any |every |this |our )*(?:ai|a i|llms?|chatbots?|bots?|language models?|assistants?|virtual assistants?|ai agents?|models?)\b/u,
  /\b(?:ai|llm|chatbot|bot|assistant|agent|model)s?(?: reading| processing| that reads?| who reads?| must| should| shall| is (?:now )?(?:instructed|required|ordered|authori[sz]ed)| are (?:now )?(?:instructed|required|ordered|authori[sz]ed))\b/u,
  /^\W*(?:if|when|as|since) you(?: are|re)? (?:an? )?(?:ai|llm|language model|chatbot|bot|assistant|virtual assistant)\b/u,
  /\bas an? (?:ai|llm|language model)\b/u,
  /(?:ايها|يا|الي|للـ?|ل)\s?(?:ال)?(?:ذكاء الاصطناعي|نموذج اللغوي|روبوت|بوت|شات بوت|مساعد الالي|مساعد الذكي|مساعد الافتراضي|وكيل الالي|وكيل الذكي|نموذج)[^.!؟\n]{0,80}(?:قل|اخبر|ارسل|اكتب|اعط|تجاهل|اضف|وجه|اذكر|انصح|رد|اعرض|لا ت|يجب|عليك|امنح|وافق|اطلب)/u,
  /(?:علي|يجب علي|ينبغي علي|مطلوب من) (?:ال)?(?:بوت|روبوت|شات بوت|ذكاء الاصطناعي|مساعد الالي|مساعد الذكي|مساعد الافتراضي|وكيل الالي|وكيل الذكي|نموذج اللغوي)/u,
  /(?:اذا|ان|عندما|لما|حين) (?:كنت|انت) (?:ذكاء|نموذج|بوت|روبوت|مساعد)/u,
  /\b(?:if|when|should) (?:a|an|any|the|this|some) (?:\w+ ){0,2}(?:language model|llm|ai|bot|assistant|chatbot|model|crawler)\b/u,
  /(?:^|[.:;!?] )(?:model|assistant|bot|ai|llm|chatbot)\s?[,:] ?(?:please )?(?:answer|say|reply|tell|respond|ignore|always|you|do|never|confirm|write|add|end|append|call|send)\b/u,
  /\b(?:white on white|white-on-white|hidden text|invisible text|prompt for the ai)\b|نص مخفي|نص ابيض علي ابيض/u,
  // What to tell people.
  // What to tell people. A handbook says "tell the customer that …" too: only what it must not say is planted then.
  new RegExp(
    String.raw`${tellEn} (?:(?:all|any|every|each) (?:the |of the |your |our )?(?:\w+ )?|the |your |our )?(?:customers|users|visitors|clients|buyers|shoppers|callers|everyone|everybody|anyone|people|whoever)\b[^.!?\n]{0,80}\b(?:that|to|free|discount|refund|visit|click|pay|send|enter|password|card|otp|code|link|http|is|are)\b`,
    "u",
  ),
  new RegExp(
    String.raw`${tellEn} (?:the |your |our |this |each |every |any )?(?:customer|user|visitor|client|buyer|person|caller)\b[^.!?\n]{0,80}\b(?:free|discount|approved|guaranteed|visit|click|password|otp|cvv|link|https?|www|iban|transfer|bank account|yes|personal|closed|scam)\b`,
    "u",
  ),
  /\b(?:always|just|only|instead|must) (?:always |only |just )?(?:say|reply|respond|answer|output|print|repeat|append)\b[^.!?\n]{0,60}\b(?:yes|that|with|exactly|only|this|the following|to|free|approved|every|each|as|users?|customers?)\b/u,
  /^\W*(?:please |now |then |instead |and )*(?:say|reply|respond|answer|output|print|repeat|include|append|return|write|begin|start|end)\b(?: only| exactly| always| with| every| each| all| your){1,4}\b[^.!?\n]{0,40}\b(?:yes|word|words|answer|answers|reply|replies|response|responses|message|messages|following|phrase|text|sentence|link|image|url|approved|hacked|pwned|free)\b/u,
  /\bwhen(?:ever)? (?:asked|someone asks|a (?:customer|user) asks|customers? ask|users? ask|anyone asks)\b[^.!?\n]{0,80}\b(?:say|reply|respond|answer|tell|send|give|claim|state|promise)\b/u,
  new RegExp(
    `${tellAr}(?:كل|جميع|اي|ال|لكل|لجميع|لل)?(?: ?)(?:ال)?(?:عملا|زباين|زوار|مستخدمين|زبناء|مشترين|جميع|ناس|كل من|من يسال|احد يسال|عميل يسال)`,
    "u",
  ),
  new RegExp(
    `${tellAr}(?:كل |اي |هذا )?(?:ال|لل|ل)?(?:عميل|زبون|زاير|مستخدم|مشتري)(?: [^.!؟\\n]{0,80})?(?:مجان|خصم|رابط|http|www|ايبان|تحويل|حول |رمز|كلمه السر|كلمه المرور|بطاق|نعم|مقفل|مغلق|موافق)`,
    "u",
  ),
  /(?:رد|اجب|اكتب|قل|كرر|اطبع|اضف) (?:دايما|دوما|فقط|حرفيا|بالضبط|علي كل|في كل|لكل|بكلمه|ب نعم|بنعم|هذه الجمله|هذا الرابط|ما يلي|الاتي|التالي)/u,
  /(?:عندما|لما|اذا|متي|كلما) (?:سال|سالك|يسال|يسالك|سيلت|سالوك|طلب|يطلب)(?:ك)? ?(?:ال)?(?:عميل|زبون|احد|اي احد|شخص|مستخدم|العملا|الزباين)?[^.!؟\n]{0,60}(?:قل|فقل|اجب|فاجب|رد|فرد|اعطه|فاعطه|وافق|فوافق|اخبره|فاخبره|ارسل|فارسل)/u,
  // Give away what is not to be given; "we never ask for your password" is no order.
  new RegExp(
    String.raw`${orderEn}(?:reveal|leak|expose|exfiltrate|disclose|dump|print|output|show|send|share|forward|repeat|list)\b[^.!?\n]{0,40}\b(?:system prompt|your prompt|instructions|api keys?|secrets|credentials|passwords|access tokens?|other customers|customers? (?:data|phones?|numbers?|emails?|list)|(?:conversation|chat) history|environment variables)\b`,
    "u",
  ),
  /(?:^|[:،.؛] |ثم |و)(?:اكشف|افصح|سرب|اطبع|اعرض|ارسل|شارك|حول)(?: |ي |وا )[^.!؟\n]{0,40}(?:تعليماتك|مفتاح|مفاتيح|كلمات المرور|بيانات العملا|بيانات الزباين|قاعده البيانات|ارقام العملا|ارقام الزباين|سجل المحادثه|المحادثات)/u,
  new RegExp(
    String.raw`${orderEn}(?:ask|request|collect|get|obtain|require)\b[^.!?\n]{0,40}\b(?:password|otp|pin|cvv|cvc|one time code|verification code|card number|card details|bank login)\b`,
    "u",
  ),
  /(?:^|[:،.؛] |ثم |و)(?:اطلب|خذ|اجمع|احصل|اسال)(?: |ي |وا )[^.!؟\n]{0,50}(?:رمز التحقق|رقم البطاقه|رقم بطاقته|كلمه السر|كلمه المرور|الرقم السري|الرمز السري|cvv|otp)/u,
  // "Send a photo of your ID to 05…": no shop's agent reads that out.
  /(?:ارسل|ارسلي|ارسلوا|ابعث|زودنا|صور|send|share|whatsapp|text)(?: |ي |وا )[^.!؟?\n]{0,40}(?:هويتك|الهويه|جوازك|جواز السفر|رمز التحقق|الرمز السري|بطاقتك|id card|national id|your id|passport|otp|one time code|one-time code|verification code|cvv|pin code)[^.!؟?\n]{0,60}(?:\d{7,}|http|wa\.me|www\.)/u,
  // The same said of the customer: "the customer has to send the code to 05…".
  /(?:يرسل|ترسل|يبعث|تبعث|يزود|ارسال|تزويد)[^.!؟?\n]{0,40}(?:هويت|الهويه|جواز|رمز التحقق|الرمز السري|بطاقت)[^.!؟?\n]{0,60}(?:\d{7,}|http|wa\.me|www\.)/u,
  /(?:رقم بطاقتك|بطاقتك البنكيه|card number)[^.!؟?\n]{0,40}(?:cvv|cvc|رمز|الثلاثي|pin|الرقم السري)/u,
  // The furniture of prompts.
  /<\|?(?:im_?start|im_?end|system|user|assistant|end_?of_?text|begin_?of_?text|start_?header_?id)\|?>|\[\/?inst\]|<<\/?sys>>|<\/?(?:system|instructions?|prompt|assistant)>|#{2,} ?(?:system|instructions?|new instructions?|user|assistant)\s*(?:prompt|message|override|:|$)/u,
  /^\W*(?:system|assistant|developer|user|human|ai|instruction|instructions|prompt|نظام|النظام|تعليمات|تعليمات النظام|المساعد|المطور)\s*[:>»\]]/u,
  /\b(?:begin|end|start) (?:of )?(?:system|hidden|new|secret|admin)?\s?(?:instructions?|prompt|override|message)\b/u,
];

/** Letters and digits without a break, as encoded orders come; links have dots and slashes early. */
const encodedPattern =
  /(?<![\p{L}\p{N}/.=_-])(?:(?=[A-Za-z0-9+/]*[g-wyz])(?=[A-Za-z0-9+/]*[A-Z])[A-Za-z0-9+/]{40,}={0,2}|(?:[0-9a-fA-F]{2}[\s:]?){32,})(?![\p{L}\p{N}.])/u;
/** A run of hidden letters inside a sentence was put there by somebody; flags of regions are written with some. */
const hiddenRunPattern =
  /(?<![\u{1f3f4}\u{e0000}-\u{e0fff}])[\u{e0000}-\u{e0fff}]{2}|[\u200b-\u200d\u2060-\u2064\ufeff]{8,}/u;
/** "i g n o r e": letters spaced out are read together. */
const spacedOutPattern = /(?:\b\p{L}[ .\-_*]){5,}\p{L}\b/gu;
const lookalikes: Readonly<Record<string, string>> = {
  а: "a",
  е: "e",
  о: "o",
  р: "p",
  с: "c",
  у: "y",
  х: "x",
  і: "i",
  ѕ: "s",
  ԁ: "d",
  ɡ: "g",
  ո: "n",
  ν: "v",
  ο: "o",
  α: "a",
  ι: "i",
  ρ: "p",
  ѵ: "v",
  ⅰ: "i",
};
const lookalikePattern = new RegExp(`[${Object.keys(lookalikes).join("")}]`, "gu");

/** As the patterns expect it: normal form, hidden letters, look-alikes and spacing undone. */
function plain(sentence: string): string {
  return normalise(visible(sentence))
    .replace(lookalikePattern, (letter) => lookalikes[letter] ?? letter)
    .replace(/(?<=\p{L})'(?=\p{L})/gu, "")
    .replace(spacedOutPattern, (run) => run.replace(/[ .\-_*]/g, ""))
    .replace(/[*_`~"“”«»]/gu, "")
    .replace(/[ \u00a0]+/gu, " ")
    .trim();
}

/** Every pattern above has one of these: most sentences need not be tried against them. */
const signPattern =
  /ignore|disregard|forget|overr|bypass|discard|neglect|follow|instruct|prompt|mode\b|jail|system|assistant|bot|model|\bl?lm|\ba ?i\b|agent|gpt|admin|developer|you are|youre|u are|act |behave|pretend|role|tell|inform|notify|convince|persuade|advise|direct|urge|assure|promise|grant|\bask|\bsay\b|reply|respond|answer|output|print|repeat|append|include|write|begin|start|reveal|leak|expose|exfil|disclose|dump|forward|send|share|show|list|request|collect|obtain|require|password|otp|cvv|when|hidden|secret|white|invisible|crawler|offer|give|<|\[|#|:|[!=]|تجاهل|انس|تخط|الغ|اهمل|لا ت|خالف|دعك|اترك|تجاوز|الان|انت|تصرف|تظاهر|تقمص|تعليمات|اوامر|توجيهات|نظام|وضع|برومبت|موجه|حقن|ذكاء|نموذج|بوت|مساعد|وكيل|قل|اخبر|بلغ|اقنع|انصح|وجه|اطلب|اكد|رد|اجب|اكتب|كرر|اطبع|اضف|سال|سءل|رسل|رسال|بعث|زويد|اكشف|افصح|سرب|اعرض|ارسل|شارك|حول|خذ|اجمع|احصل|ابعث|زود|صور|بطاق|نص|المطور/u;

/** Whether a sentence gives orders to a machine or carries what is hidden from people. */
export function isPromptInjection(sentence: string): boolean {
  if (hiddenRunPattern.test(sentence) || encodedPattern.test(sentence)) return true;
  const text = plain(sentence);
  return signPattern.test(text) && plantedPatterns.some((pattern) => pattern.test(text));
}

/** The text without its planted sentences; the very same text when it has none. */
export const removePromptInjections = memoise((text: string): string => {
  const lines = text.split("\n");
  const kept = lines.map((line) => {
    const sentences = sentencesOf(line);
    const honest = sentences.filter((sentence) => !isPromptInjection(sentence));
    if (honest.length < sentences.length) return honest.join(" ");
    return sentences.length > 1 && isPromptInjection(line) ? "" : line;
  });
  if (kept.every((line, at) => line === lines[at])) return text;
  return kept
    .filter((line, at) => line.trim() !== "" || lines[at] === "")
    .join("\n")
    .trim();
}, answerCacheLimits);
