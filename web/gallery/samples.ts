import type { Source } from "#shared/contract/knowledge.ts";
import type { MessageView, TicketRow } from "#shared/contract/tickets.ts";
import type { AskTurn } from "#web/components/knowledge/AskBox.tsx";

const at = (minutesAgo: number) => new Date(Date.now() - minutesAgo * 60_000).toISOString();

const ticket = (number: number, fields: Partial<TicketRow>): TicketRow => ({
  id: String(number),
  number,
  subject: "سعر 40 كغم شهريًا لثلاثة فروع",
  status: "pending",
  priority: "medium",
  channel: "chat",
  language: "ar",
  customer: { id: "c", number, name: "عبدالإله بن عبدالرحمن الحميداني التميمي" },
  assignee: null,
  defer_reason: null,
  close_reason: null,
  rating: null,
  tags: [],
  created_at: at(60),
  updated_at: at(number),
  deferred_at: null,
  reply_due_at: null,
  closed_at: null,
  merged_into: null,
  ...fields,
});

export const tickets = [
  ticket(42, {
    status: "deferred",
    priority: "urgent",
    channel: "whatsapp",
    assignee: { id: "s", name: "سارة العتيبي" },
  }),
  ticket(90, {
    subject: "كيس وصل مثقوبًا وتطلب استبداله",
    channel: "instagram",
    priority: "high",
    customer: { id: "b", number: 2, name: "أم ريان العتيبي" },
  }),
  ticket(1500, {
    subject: "تغيير عنوان الطلب SR-20417",
    channel: "email",
    priority: "low",
    customer: { id: "m", number: 3, name: "Mohammed Al-Ghamdi" },
  }),
  ticket(9000, {
    subject: "Do you ship to Dubai, and how long does it take for two kilos of Guji?",
    status: "closed",
    channel: "twitter",
    customer: { id: "n", number: 17, name: null },
  }),
];

const message = (id: string, fields: Partial<MessageView>): MessageView => ({
  id,
  author: "customer",
  author_name: null,
  author_id: null,
  text: "",
  status: "received",
  decision: null,
  confidence: null,
  reason: null,
  choices: [],
  citations: [],
  writing: null,
  more: null,
  ticket_id: "1",
  created_at: at(30),
  ...fields,
});

const cite = (label: string, quote: string) => ({
  source_id: null,
  faq_id: null,
  label,
  quote,
  confidence: 0.9,
  used: true,
});

export const messages = [
  message("1", {
    text: "السلام عليكم، عندنا ثلاثة مقاهٍ باسم Brew & Co. في الرياض والخبر، ونبغى نعرف أسعار الجملة.",
    created_at: at(3000),
  }),
  message("2", {
    author: "agent",
    status: "sent",
    decision: "answer",
    text: "وعليكم السلام. سعر الكيلو للطلبات من 10 إلى 25 كغم هو 92 ر.س شاملًا الضريبة.",
    citations: [cite("أسعار الجملة.xlsx · الصف 12", "من 10 إلى 25 كغم: 92 ر.س")],
    created_at: at(2999),
  }),
  message("3", { text: "لو أخذنا 40 كيلو كل شهر كم يصير الكيلو؟\n\nAnd is delivery to Khobar free?" }),
  message("4", {
    author: "agent",
    status: "sent",
    decision: "handover",
    reason: "السعر ليس في مصادره",
    text: "سيرد عليك زميلي من المبيعات اليوم.",
  }),
  message("5", { text: "تمام بانتظاركم. ورقم المحاسب +966 50 555 0142 لو احتجتوا السجل." }),
  message("6", {
    author: "staff",
    author_name: "فيصل",
    status: "sent",
    text: "أهلًا عبدالإله، سعر الكيلو 86 ر.س.",
  }),
];

const source = (id: string, fields: Partial<Source>): Source => ({
  id,
  section: "common",
  audience: "customers",
  kind: "file",
  name: "سياسة التوصيل والإرجاع – نسخة رمضان.pdf",
  format: "pdf",
  url: null,
  size_bytes: 1_258_291,
  status: "trained",
  problem: null,
  problem_text: null,
  counts: null,
  live: true,
  created_at: at(9000),
  ...fields,
});

export const sources = [
  source("1", {}),
  source("2", {
    name: "أسعار الجملة.xlsx",
    format: "xlsx",
    size_bytes: 86_016,
    status: "submitted",
    created_at: at(5),
  }),
  source("3", {
    kind: "url",
    name: "suhailroasters.example/brew-guides",
    format: "html",
    size_bytes: null,
    status: "processing",
  }),
  source("4", {
    name: "عقد المورّد (ممسوح ضوئيًا).pdf",
    status: "failed",
    problem_text: "الملف صور بلا نص، فلم نجد ما نقرؤه. احتفظنا به كما هو.",
  }),
];

export const turns: AskTurn[] = [
  {
    question: "كم الكيلو من Guji؟ وعندكم مطحون؟",
    answer: {
      decision: "answer",
      text: "كيلو إثيوبيا Guji Natural بـ 98 ر.س شاملًا الضريبة، ويتوفر حبوبًا كاملة أو مطحونًا بالدرجة التي تختارها.",
      confidence: 0.93,
      choices: [],
      citations: [cite("المنتجات.xlsx · الصف 14", ""), cite("درجات الطحن", "")],
    },
  },
  { question: "وش أغلى محصول عندكم؟" },
];

export const bars = [
  ["الجمعة 13", 74, 58, 4],
  ["السبت 14", 142, 22, 5],
  ["الأحد 15", 161, 17, 6],
  ["الإثنين 16", 158, 15, 5],
  ["الثلاثاء 17", 169, 14, 7],
  ["الأربعاء 18", 187, 19, 6],
  ["أمس 19", 188, 18, 9],
].map(([label, ...values]) => ({ key: String(label), label: String(label), values: values as number[] }));
