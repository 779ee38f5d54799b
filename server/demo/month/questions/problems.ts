import type { Topic } from "./topic.ts";

/** These topics are problems, most of which need a person. */
export const damaged: Topic = {
  share: [5, 3],
  tag: "شكوى",
  talks: [
    ["وصلني الكيس مفتوح والبن منثور", "طلب {order}"],
    "القمع وصل مكسور! {order}",
    ["طلبت حبوب وجاني مطحون", "رقم الطلب {order}"],
    "أرسلتوا لي محصول غير اللي طلبته {order}",
    "ناقص كيس من الطلب {order}",
    "العلبة مضغوطة والكبسولات نصها خربان، طلب {order}",
    "My order {order} arrived damaged",
    ["You sent me the wrong coffee", "Order {order}, I asked for {coffeeEn}"],
    "الطاحونة وصلت وما تشتغل، {order}",
    "البن ريحته قديمة ومو طازج أبدا، طلب {order}",
    "جالي طلب مش بتاعي خالص، {order}",
    "السيرفر جاني مشعور من تحت، الطلب {order}",
  ],
};

export const angry: Topic = {
  share: [3, 1.5],
  tag: "شكوى",
  talks: [
    ["صار لي أسبوع أنتظر ومحد يرد علي!!", "طلب {order} وجوالي {phone}"],
    "خدمة سيئة جدا، آخر مرة أطلب منكم",
    ["أبي أكلم المدير الحين", "جوالي {phone}"],
    "أسلوب الموظف في فرع السليمانية سيئ ولازم أحد يتواصل معي {phone}",
    "This is the second time my order is wrong. I want to talk to a manager.",
    ["والله عيب، دفعت 25 للتوصيل السريع ووصل بعد يومين", "{order}"],
    "انا زعلان منكم جدا، البن طلع محروق والفلوس راحت على الفاضي",
    "رجعوا لي فلوسي لو سمحتم، هذا استهتار {order}",
    "محد يرد على تلفون الفرع من الصبح!",
  ],
};

export const returns: Topic = {
  share: [4, 4],
  tag: "إرجاع",
  talks: [
    "أقدر أرجع كيس ما فتحته؟",
    ["فتحت الكيس وما عجبني الطعم، أرجعه؟", "هذا أول طلب لي"],
    "كم يوم عندي للإرجاع",
    ["رجعت طلبي الأسبوع الماضي، متى ترجع الفلوس", "{order}"],
    "أبي أستبدل الطاحونة بوحدة ثانية",
    "What is your return policy?",
    ["I returned {order} ten days ago and have no refund yet", "paid by mada"],
    "أرجع البن لو طحنتوه لي؟",
    "رسوم الإرجاع على مين؟",
    "ممكن استبدل القمع الأبيض بأسود؟ ما فتحته",
    "لو مش عاجبني البن ارجعه ازاي؟",
    "طلبت تقسيط تابي وبرجع الطلب، وش يصير بالدفعات",
  ],
};

export const person: Topic = {
  share: [2, 2],
  talks: [
    "أبي أكلم موظف",
    "ممكن أتكلم مع حد من خدمة العملاء؟",
    ["Can I talk to a person?", "It's about order {order}"],
    ["ودي أكلم أحد من الفريق", "جوالي {phone}"],
    "حولني على موظف لو سمحت",
  ],
};
