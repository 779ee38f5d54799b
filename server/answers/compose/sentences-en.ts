import type { Tone } from "#server/answers/entry.ts";
import type { Sentences } from "./engine-sentences.ts";

const warmSentences: Sentences = {
  smallTalk: {
    salam: ["Wa alaikum assalam, welcome. How can I help you?", "Wa alaikum assalam. What can I do for you?"],
    greeting: ["Hello and welcome. How can I help you?", "Hi, good to have you here. What can I do for you?"],
    morning: ["Good morning. How can I help you?", "Good morning, and welcome. What can I do for you?"],
    evening: ["Good evening. How can I help you?", "Good evening, and welcome. What can I do for you?"],
    howAreYou: [
      "All well, thank you for asking. How can I help you?",
      "I'm doing fine, thank you. What can I do for you?",
    ],
    presence: ["Yes, I'm here. How can I help you?", "I'm here. What can I do for you?"],
    wishes: [
      "The same to you. How can I help you?",
      "Thank you, and the same to you. What can I do for you?",
    ],
    thanks: ["You're welcome. I'm here if you need anything else.", "My pleasure. Ask me any time."],
    bye: ["Goodbye, and have a lovely day.", "Take care. We're here whenever you need us."],
    identity: [
      "I'm {brand}'s digital assistant, not a person. I answer from its own information and bring in a colleague when you need one.",
    ],
    praise: [
      "That is kind of you, thank you. Is there anything else I can do?",
      "Thank you, that makes our day. I'm here if you need anything.",
    ],
    laugh: [
      "Glad to see you smile. Is there anything I can do for you?",
      "Good to hear you laugh. How can I help?",
    ],
    sorry: ["No trouble at all. How can I help you?", "That's quite all right. What can I do for you?"],
    acknowledge: ["Glad to help. Is there anything else?", "Great. I'm here if you need anything else."],
    nothing: ["I'm here. What would you like to know?", "Go ahead, how can I help you?"],
  },
  foundInOther: (topic) =>
    topic === undefined
      ? "I found the answer for you, written in Arabic:"
      : `I found the answer for you in Arabic, under “${topic}”:`,
  whichOne: "I want to be sure I understood you. Which of these do you mean?",
  whichSubject: "What is your question about? Tell me the product or service, and I will look it up.",
  nearest: "The closest I found in our information:",
  nearestInOther: "The closest I found in our information is in Arabic:",
  whichProduct: "Which product do you mean?",
  unanswered: (parts) =>
    parts.length === 0
      ? "As for the rest of your question:"
      : `As for ${parts.map((part) => `“${part}”`).join(" and ")}:`,
  refusal:
    "That is not something I can do. I answer your questions from our own information, and my colleagues take care of the rest.",
  otherLanguageOnly: "We reply in Arabic here.",
  priceQuestion: (name) => `How much is ${name}?`,
  price: (name, price) => `The price of ${name} is ${price}.`,
  priceAndStock: {
    in_stock: (name, price) => `The price of ${name} is ${price}, in stock.`,
    out_of_stock: (name, price) => `The price of ${name} is ${price}, out of stock at the moment.`,
    preorder: (name, price) => `The price of ${name} is ${price}, available to pre-order.`,
  },
  line: (name, details) => `• ${name}: ${details}`,
  noPrice: (name) => `${name} is one of our products, but its price isn't listed.`,
  ownCurrency: "Our prices are in this currency.",
  stock: {
    in_stock: (name, price) => `Yes, we have ${name} in stock${price === undefined ? "" : `, at ${price}`}.`,
    out_of_stock: (name, price) =>
      `We are out of ${name} at the moment${price === undefined ? "" : ` (price: ${price})`}.`,
    preorder: (name, price) => `You can pre-order ${name}${price === undefined ? "" : ` at ${price}`}.`,
  },
  listed: (name, price) => `Yes, we have ${name}${price === undefined ? "" : `, at ${price}`}.`,
  availability: {
    in_stock: "available",
    out_of_stock: "out of stock at the moment",
    preorder: "available to pre-order",
  },
  cheapest: (name, price) => `The lowest price is ${name}, at ${price}.`,
  dearest: (name, price) => `The highest price is ${name}, at ${price}.`,
  amongAvailable: (name, price) =>
    `It is out of stock at the moment; of what is available: ${name}, at ${price}.`,
  found: "Here is what we have:",
  noneInRange: "We have nothing at that price right now. The nearest is:",
  comma: ", ",
};

const formalSentences: Sentences = {
  ...warmSentences,
  smallTalk: {
    salam: ["Wa alaikum assalam. How may I assist you?"],
    greeting: ["Welcome. How may I assist you?"],
    morning: ["Good morning. How may I assist you?"],
    evening: ["Good evening. How may I assist you?"],
    howAreYou: ["Very well, thank you for asking. How may I assist you?"],
    presence: ["Yes, I am here. How may I assist you?"],
    wishes: ["Thank you, and the same to you. How may I assist you?"],
    thanks: ["You are welcome. It is our pleasure to serve you."],
    bye: ["Goodbye. We look forward to hearing from you again."],
    identity: [
      "I am the digital assistant of {brand}, not a person. I answer from its approved information and refer other matters to a member of staff.",
    ],
    praise: ["Thank you for your kind words. May I assist you with anything else?"],
    laugh: ["We are glad to hear that. May I assist you with anything?"],
    sorry: ["There is no need to apologize. How may I assist you?"],
    acknowledge: ["Thank you. May I assist you with anything else?"],
    nothing: ["Please go ahead. How may I assist you?"],
  },
  foundInOther: (topic) =>
    topic === undefined
      ? "The answer is available in Arabic:"
      : `The answer is available in Arabic, under “${topic}”:`,
  whichOne: "To be certain of your request, which of the following do you mean?",
  whichSubject: "Which product or service is your question about?",
  nearest: "The closest entry in our information:",
  nearestInOther: "The closest entry in our information is in Arabic:",
  unanswered: (parts) =>
    parts.length === 0
      ? "Regarding the rest of your question:"
      : `Regarding ${parts.map((part) => `“${part}”`).join(" and ")}:`,
  refusal:
    "I am unable to do that. I answer questions from our approved information, and our staff attend to all other matters.",
  otherLanguageOnly: "In this conversation we reply in Arabic.",
  found: "The following is available:",
  noneInRange: "Nothing is available at that price at present. The nearest is:",
};

const briefSentences: Sentences = {
  ...warmSentences,
  smallTalk: {
    salam: ["Wa alaikum assalam. Go ahead."],
    greeting: ["Hello. Go ahead."],
    morning: ["Good morning. Go ahead."],
    evening: ["Good evening. Go ahead."],
    howAreYou: ["Fine, thanks. Go ahead."],
    presence: ["Yes, I'm here."],
    wishes: ["Same to you."],
    thanks: ["You're welcome."],
    bye: ["Goodbye."],
    identity: ["I'm {brand}'s digital assistant, not a person."],
    praise: ["Thank you."],
    laugh: ["Glad to hear it."],
    sorry: ["No problem."],
    acknowledge: ["All right."],
    nothing: ["Go ahead."],
  },
  foundInOther: (topic) => (topic === undefined ? "In Arabic:" : `“${topic}”, in Arabic:`),
  whichOne: "Which of these do you mean?",
  whichSubject: "About what? Name the product or service.",
  nearest: "Closest in our information:",
  nearestInOther: "Closest in our information, in Arabic:",
  refusal: "I can't do that.",
  otherLanguageOnly: "Replies here are in Arabic.",
  found: "We have:",
  noneInRange: "Nothing at that price. The nearest:",
};

export const englishTexts: Record<Tone, Sentences> = {
  warm: warmSentences,
  formal: formalSentences,
  brief: briefSentences,
};
