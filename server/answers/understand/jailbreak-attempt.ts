import { isPromptInjection } from "#server/answers/compose/prompt-injection.ts";
import { normalise } from "#server/answers/text/normalise.ts";

/**
 * Attempts to get the agent's instructions, other people's data, the shop's secrets, or dictated promises. Patterns match
 * normalised text.
 */
const probes: readonly RegExp[] = [
  // Its instructions.
  /\b(?:system|initial|hidden|secret|original|internal|developer) (?:prompt|instructions|rules|guidelines|directives)\b|\b(?:system|hidden|secret|internal|developer) (?:configuration|config|settings)\b/u,
  /\byour (?:prompt|instructions|directives|config|configuration)\b(?! (?:for|on|about|to|of|when)\b)/u,
  /\b(?:print|reveal|show|repeat|output|display|tell me|give me|what (?:is|are|were)|copy|paste|translate|summari[sz]e) (?:\w+ ){0,4}(?:prompt|instructions you|instructions above|text above|words above|everything above|your instructions|your rules)\b/u,
  /(?:تعليماتك|تعليمات النظام|التعليمات السريه|التعليمات الداخليه|التعليمات اللي عندك|البرومبت|اوامرك|موجه النظام|قواعدك الداخليه|اعداداتك|الاعدادات الداخليه)/u,
  // Roles and dictation.
  /\b(?:pretend|imagine|roleplay|role play|act as|act like|simulate|you are now|from now on you)\b/u,
  /(?:تظاهر|تخيل انك|تقمص|العب دور|مثل دور|تصرف ك|تصرف وكان|انت الان|من الان فصاعدا|من الحين انت)/u,
  /\b(?:say|reply|answer|respond|write|confirm|type|repeat)(?: after me| only| just| exactly| with| back)*\s*[:"“«']?\s*(?:yes|approved|confirmed|ok|agreed|deal|i agree|i confirm|i promise|free|the word)\b/u,
  /\b(?:just|only) say (?:yes|ok|approved)\b|\bsay yes\b|\brepeat after me\b|\bsay that (?:everything|all|it|the \w+)(?: is| are)? (?:free|closed|approved|refunded|discounted)\b/u,
  /(?:قل|قولي|قولوا|اكتب|اكتبي|رد|جاوب|اكد|كرر|ردد)(?: لي| فقط| بس| ب| بعدي| معي| ورايي)*\s*[:"“«']?\s*(?:نعم|ايوه|ايه|موافق|تم|مجاني|اوافق|وافقت|اعدك|بعدي|ورايي|كلمه)/u,
  /\b(?:jailbreak|jail break|developer mode|god mode|sudo|base64|rot13)\b/u,
  /\b(?:as|i am|im|this is) (?:the |your |a |an )?(?:owner|admin|administrator|developer|creator|programmer|engineer|ceo|openai|anthropic|system administrator)\b[^.!?]{0,80}\b(?:give|tell|show|approve|grant|change|set|override|disable|confirm|unlock|send|need|want|order)\b/u,
  /(?:انا|معك|معاك) (?:ال)?(?:مالك|صاحب المتجر|صاحب المحل|المدير|مدير النظام|المطور|مطورك|المبرمج|مبرمجك|الادمن)[^.!؟]{0,80}(?:عط|اعط|وافق|غير|عطل|الغ|اكد|افتح|ارسل|قل|اعرض|ابي|ابغى|اريد)/u,
];

/** Nouns for other people's data and the shop's secrets; a business may also write about these. */
const secretPatterns: readonly RegExp[] = [
  /\b(?:other|another|all|previous|last|every|different|some) (?:customers?|users?|clients?|buyers?|people|persons?|visitors?)(?: s|s)? ?(?:\w+ ){0,3}(?:phones?|numbers?|emails?|addresses|address|names?|orders?|data|details|information|conversations?|messages?|chats?|cards?)\b/u,
  /\b(?:phones?|phone numbers?|numbers?|emails?|addresses|names|orders|data|details|list|conversations?|messages?|chats?|card numbers?) (?:of|for|from|about) (?:(?:the |your )?(?:all |other |any |another |every |previous |last )+(?:of )?(?:the |your )?(?:customers?|users?|clients?|buyers?|people|person|visitors?|shoppers?)|(?:the |your )(?:customers|clients|buyers|shoppers))\b/u,
  /\b(?:customer|client|user) (?:database|list|data|records|emails|phone numbers)\b/u,
  /\b(?:database|api keys?|access tokens?|secret keys?|admin passwords?|passwords? of|credentials|env(?:ironment)? variables?|source code|server logs?|sql)\b/u,
  /(?:ارقام|رقم|ايميلات|ايميل|عناوين|عنوان|اسماء|اسم|طلبات|طلب|بيانات|معلومات|محادثات|رسايل|جوالات|جوال|بطاقات)(?: ال\p{L}+)? ?(?:ال)?(?:عملا|زباين|زبناء|زبون|عميل|مشترين|مستخدمين|ناس)(?:كم|ء|ك)?(?: ?(?:ال)?(?:ثاني|ثانيين|اخر|اخرين|اخري|سابق|سابقين|باقي|كلهم))?(?!\p{L})/u,
  /(?:قاعده بيانات|قاعده البيانات|مفتاح الواجهه|مفاتيح api|كلمه مرور الادمن|كلمه سر المدير|باسورد (?:ال)?(?:مدير|ادمن|نظام|سيرفر|لوحه)|الرقم السري للمدير)/u,
];

const plain = (message: string): string =>
  normalise(message)
    .replace(/(?<=\p{L})'(?=\p{L})/gu, "")
    .replace(/\s+/gu, " ");

/** Possessives for the customer's own data: "our client list", "my database". */
const ownPattern =
  /\b(?:my|our) (?:own )?(?:\w+ )?(?:list|data|records|database|forms|keys?|passwords?|logs?)\b/gu;

/** Whether a message names protected data; it is refused unless the knowledge answers it. */
export function asksForSecrets(message: string): boolean {
  const text = plain(message).replace(ownPattern, " ");
  return secretPatterns.some((pattern) => pattern.test(text));
}

/** Whether a customer's message tries to make the agent disclose protected data or say a dictated text. */
export function isJailbreakAttempt(message: string): boolean {
  if (isPromptInjection(message)) return true;
  const text = plain(message);
  return probes.some((pattern) => pattern.test(text));
}
