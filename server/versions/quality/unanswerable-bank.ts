/** A business of another kind with its customers' questions. */
export interface OtherBusiness {
  /** Words that only a knowledge base about this business has, in normal form of either language. */
  signs: string;
  questions: readonly string[];
}

/**
 * Questions that were written for this purpose. None is about what every shop may answer (hours, delivery, payment, returns),
 * because right answers to those would count as wrong.
 */
export const otherBusinesses: readonly OtherBusiness[] = [
  {
    signs: "أسنان ضرس تقويم dentist dental tooth teeth",
    questions: [
      "كم تكلفة تقويم الأسنان الشفاف؟",
      "ضرس العقل يعورني، أحتاج أخلعه ولا لا؟",
      "هل تبييض الأسنان يضر المينا؟",
      "كم جلسة يحتاج علاج العصب؟",
      "Does a root canal hurt?",
      "How long do porcelain crowns last?",
      "Do you treat children with braces?",
    ],
  },
  {
    signs: "ورشة فرامل محرك زيت مكابح brake brakes engine tyre tyres tire tires mechanic",
    questions: [
      "سيارتي تطلع صوت من الفرامل، وش السبب؟",
      "كم سعر تغيير زيت المحرك لكامري 2020؟",
      "هل عندكم فحص كمبيوتر للسيارة قبل الشراء؟",
      "متى لازم أبدل سير المكينة؟",
      "My gearbox slips in second gear, can you look at it?",
      "How much is a wheel alignment for a Land Cruiser?",
      "Which tyres do you recommend for desert driving?",
    ],
  },
  {
    signs: "نادي لياقة تمارين gym fitness workout trainer",
    questions: [
      "كم اشتراك النادي السنوي مع المسبح؟",
      "عندكم حصص يوغا للنساء في الصباح؟",
      "أبغى مدرب شخصي ينزل وزني عشرة كيلو",
      "هل أقدر أجمد اشتراك النادي وقت السفر؟",
      "Do you have a squat rack and free weights?",
      "Can I freeze my gym membership for a month?",
      "Is there a women-only swimming class?",
    ],
  },
  {
    signs: "رحلة طيران مقعد أمتعة مطار flight flights airline boarding baggage",
    questions: [
      "كم كيلو مسموح للأمتعة على الدرجة السياحية؟",
      "فاتتني الرحلة، أقدر أحول على اللي بعدها؟",
      "كيف أختار مقعد جنب الشباك؟",
      "هل تقلع رحلة جدة من الصالة الأولى؟",
      "My flight was cancelled, how do I rebook?",
      "Can I bring a stroller to the boarding gate?",
      "How early must I check in for an international flight?",
    ],
  },
  {
    signs: "بنك قرض تمويل مصرف bank loan mortgage iban",
    questions: [
      "كم نسبة الربح على التمويل العقاري؟",
      "كيف أفتح حساب جاري لأخوي القاصر؟",
      "بطاقتي الائتمانية انسرقت، كيف أوقفها؟",
      "وش الحد الأعلى للتحويل الدولي في اليوم؟",
      "What is the interest rate on a five-year loan?",
      "How do I raise my credit card limit?",
      "Where can I see the IBAN of my savings account?",
    ],
  },
  {
    signs: "جامعة تخصص قبول طلاب university tuition semester enrolment",
    questions: [
      "كم النسبة المطلوبة للقبول في كلية الطب؟",
      "متى يبدأ التسجيل للفصل الدراسي الثاني؟",
      "كيف أحذف مادة من جدولي؟",
      "هل معدل القدرات يدخل في المفاضلة؟",
      "What GPA do I need for the engineering faculty?",
      "When does the spring semester start?",
      "How do I get my graduation transcript?",
    ],
  },
  {
    signs: "شقة إيجار عقار فيلا apartment rent tenant landlord villa",
    questions: [
      "كم إيجار شقة ثلاث غرف في حي النرجس؟",
      "من يتحمل صيانة المكيف، المالك ولا المستأجر؟",
      "هل الفيلا على شارعين وكم عمرها؟",
      "أقدر أخرج من عقد الإيجار قبل نهايته؟",
      "Is the two-bedroom apartment still for rent?",
      "How much is the landlord's deposit?",
      "Are pets allowed in the compound?",
    ],
  },
  {
    signs: "محامي محكمة قضية دعوى lawyer attorney court lawsuit",
    questions: [
      "كم أتعاب المحامي في قضية طلاق؟",
      "كيف أرفع دعوى عمالية على شركتي السابقة؟",
      "هل يحق للورثة بيع البيت قبل القسمة؟",
      "كم مدة الاعتراض على حكم المحكمة؟",
      "Can I appeal a traffic court ruling?",
      "Do you draft partnership agreements?",
      "How long does a custody case take?",
    ],
  },
  {
    signs: "بيطري قطط كلاب تطعيم veterinary vet cat dog puppy kitten",
    questions: [
      "قطتي ما تاكل من يومين، وش أسوي؟",
      "كم تكلفة تعقيم القطط؟",
      "متى أبدأ تطعيم الجرو؟",
      "هل تستقبلون الطيور المصابة؟",
      "My dog ate chocolate, is it dangerous?",
      "Which vaccinations does a kitten need?",
      "Do you trim parrots' beaks?",
    ],
  },
  {
    signs: "شريحة إنترنت باقة ألياف راوتر router fibre fiber broadband roaming",
    questions: [
      "الراوتر يفصل كل ساعة، كيف أصلحه؟",
      "كم سرعة باقة الألياف البصرية في حينا؟",
      "أبغى أنقل رقمي من شركة ثانية لكم",
      "كيف أفعل التجوال الدولي في تركيا؟",
      "Why is my fibre connection slow at night?",
      "How do I activate roaming in Europe?",
      "What is the PUK of my SIM card?",
    ],
  },
  {
    signs: "فندق غرفة نزلاء حجز hotel room suite guests",
    questions: [
      "هل الإفطار مشمول مع الغرفة المزدوجة؟",
      "أبغى غرفة مطلة على البحر لليلتين",
      "متى وقت تسجيل الخروج من الفندق؟",
      "عندكم سرير إضافي للأطفال في الجناح؟",
      "Is late check-out possible on Sunday?",
      "Does the suite have a bathtub?",
      "Do you run a shuttle from the hotel to the airport?",
    ],
  },
  {
    signs: "حضانة روضة أطفال nursery kindergarten toddler daycare",
    questions: [
      "من أي عمر تستقبلون الأطفال في الحضانة؟",
      "كم طفل لكل معلمة في الروضة؟",
      "هل تقدمون وجبة غداء للأطفال الرضع؟",
      "ولدي عنده حساسية من الفول السوداني، كيف تتعاملون معها؟",
      "What is the ratio of toddlers to teachers?",
      "Do you take babies under one year?",
      "Is there a nap time at the nursery?",
    ],
  },
  {
    signs: "كهرباء عداد فاتورة electricity meter outage",
    questions: [
      "الكهرباء مقطوعة عن الحي من ساعة، متى ترجع؟",
      "كيف أقرأ العداد الذكي؟",
      "فاتورة الكهرباء مرتفعة هالشهر، وش السبب؟",
      "كيف أنقل العداد باسم المستأجر الجديد؟",
      "There is a power outage in my street, when will it end?",
      "How do I read my electricity meter?",
      "Can I sell solar power back to the grid?",
    ],
  },
  {
    signs: "مستشفى عيادة طبيب أشعة hospital clinic doctor surgery",
    questions: [
      "متى تطلع نتيجة تحليل فيتامين د؟",
      "هل دكتورة الجلدية موجودة يوم الأحد؟",
      "كم تكلفة أشعة الرنين على الركبة؟",
      "أحتاج تقرير طبي لإجازة مرضية",
      "Is the cardiologist available on Thursday?",
      "Should I fast before a cholesterol test?",
      "How long is the recovery after knee surgery?",
    ],
  },
  {
    signs: "جواز تأشيرة سفارة visa passport embassy consulate",
    questions: [
      "كم تاخذ تأشيرة شنغن من السفارة؟",
      "جواز سفري قارب ينتهي، كيف أجدده؟",
      "وش الأوراق المطلوبة لتأشيرة زيارة عائلية؟",
      "هل أحتاج كشف حساب لتأشيرة بريطانيا؟",
      "How long does a Schengen visa take?",
      "My passport was stolen abroad, what do I do?",
      "Do I need an interview at the embassy?",
    ],
  },
  {
    signs: "مزرعة نخل شتلات بذور tractor farm seedlings fertiliser fertilizer",
    questions: [
      "متى أنسب وقت لزراعة شتلات الطماطم؟",
      "كيف أعالج سوسة النخيل الحمراء؟",
      "كم لتر ماء تحتاج النخلة في الصيف؟",
      "عندكم بذور برسيم بالطن؟",
      "Which fertiliser suits date palms?",
      "How deep should I plant onion seedlings?",
      "Do you rent out tractors by the day?",
    ],
  },
];
