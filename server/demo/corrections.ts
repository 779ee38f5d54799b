/** An answer that the demo's team wrote before anybody asked for it; none of its files contains it. */
export const demoFaq = {
  phrasings: [
    "هل توجد مواقف عند الفرع؟",
    "وين أوقف سيارتي؟",
    "Is there parking at the branch?",
    "Where can I park?",
  ],
  answer: {
    ar: "نعم، مواقفنا خلف فرع حطين، والوقوف فيها مجاني لضيوف المحمصة.",
    en: "Yes. There is free parking behind our Hittin branch for our guests.",
  },
  exact: false,
};

interface DemoLesson {
  /** Words of the customer's message in the ticket from which the answer is taught. */
  ticketWords: string;
  question: string;
  /** The team's answer, in a form that suits every customer. */
  answer: { ar: string; en: null };
}

/**
 * The lesson is taught from a ticket after the last training, so that the portal shows a change that waits for the
 * next one.
 */
const demoLesson: DemoLesson = {
  ticketWords: "توصلون الكويت",
  question: "هل توصلون إلى الكويت؟",
  answer: {
    ar: "للأسف ما نشحن خارج المملكة حاليًا. وإذا زرت الرياض أو الخبر فطلبك يجهز في الفرع خلال ساعتين.",
    en: null,
  },
};

/** The calls of the portal that teaching needs. */
interface Portal {
  call: <T>(method: "GET" | "POST", path: string, options: { token: string; json?: unknown }) => Promise<T>;
}

/** Teaches the lesson as the team would: opens the ticket, takes the customer's message and saves the answer. */
export async function createDemoCorrection(portal: Portal, token: string): Promise<void> {
  const { data: tickets } = await portal.call<{ data: { id: string; subject: string }[] }>(
    "GET",
    "/api/tickets/?page_size=100",
    { token },
  );
  const ticket = tickets.find(({ subject }) => subject.includes(demoLesson.ticketWords));
  if (!ticket) throw new Error("the demo's ticket to learn from is missing");
  const { data } = await portal.call<{ data: { messages: { id: string; author: string; text: string }[] } }>(
    "GET",
    `/api/tickets/${ticket.id}/`,
    { token },
  );
  const message = data.messages.find(
    ({ author, text }) => author === "customer" && text.includes(demoLesson.ticketWords),
  );
  const { question, answer } = demoLesson;
  await portal.call("POST", "/api/lessons/", { token, json: { message_id: message?.id, question, answer } });
}
