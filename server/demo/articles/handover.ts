import type { DemoArticle } from "./demo-article.ts";

export default {
  daysAgo: 24,
  cover_photo: "/pictures/news/handover.svg",
  title: "The moment to hand over",
  title_arabic: "متى يسلّم الوكيل المحادثة",
  description: "An agent that knows its limits is worth more than one that always has an answer.",
  description_arabic: "الوكيل الذي يعرف حدّه أنفع من وكيل له جواب في كل شيء.",
  content:
    "<p>There are four moments in which your agent stops and calls a person: when nothing in your data answers, when what it found is not sure enough, when the customer asks for a human, and when the customer is angry.</p><h2>What the customer hears</h2><p>Never silence. They hear that a person has it now and when to expect a reply, in their own language and by your working hours.</p><h2>What your team gets</h2><p>A ticket with the conversation, the reason, what the agent tried and the sources it looked at. The support address gets the same in a short mail.</p><p>When your colleague has answered, two clicks make that answer part of what the agent knows.</p>",
  content_arabic:
    "<p>في أربع لحظات يتوقف وكيلك ويستدعي موظفًا: إذا لم يجد في بياناتك جوابًا، وإذا لم يكن ما وجده مؤكدًا، وإذا طلب العميل موظفًا، وإذا غضب.</p><h2>ماذا يسمع العميل</h2><p>لا يسمع صمتًا. يُقال له إن موظفًا تولّى أمره، ومتى ينتظر ردّه، بلغته وبحسب ساعات عملك.</p><h2>ماذا يصل إلى فريقك</h2><p>تذكرة فيها المحادثة والسبب وما حاوله الوكيل والمصادر التي نظر فيها. ويصل ملخّصها إلى بريد الدعم.</p><p>وحين يجيب زميلك، يصير الجواب بنقرتين جزءًا مما يعرفه الوكيل.</p>",
} satisfies DemoArticle;
