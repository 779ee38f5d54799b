import type { Language } from "#shared/language.ts";
import type { Random } from "./random.ts";

const women =
  "نورة سارة ريم هند لمى دانة العنود غادة منيرة شهد أمل وجدان رهف جواهر بدور هيفاء أسماء مها لطيفة عبير روان ليان حصة سمية".split(
    " ",
  );
const men =
  "محمد عبدالله فهد سلطان خالد تركي فيصل سعد بندر ماجد ناصر عبدالعزيز يوسف إبراهيم نايف راكان مشعل أحمد عمر زياد بدر وليد طلال صالح".split(
    " ",
  );
const families =
  "العتيبي القحطاني الحربي الشمري الدوسري المطيري الغامدي الزهراني السبيعي العنزي الشهري المالكي البلوي الرشيدي الخالدي الجهني العمري القرني الفيفي التميمي الحازمي باوزير بخاري الصالح الفهد".split(
    " ",
  );
const egyptians = [
  "محمود السيد",
  "شيماء عادل",
  "كريم عبد الفتاح",
  "مي حسن",
  "أحمد رمضان",
  "هبة مصطفى",
  "إسلام فؤاد",
];
const gulf = ["بو ناصر", "أم خالد", "فاطمة الكندري", "جاسم العلي", "مريم المنصوري", "راشد الكعبي"];
const others =
  "James Whitfield|Priya Nair|Omar Haddad|Grace Mendoza|Daniel Okafor|Sophie Laurent|Aisha Rahman|Hassan Raza|Maria Santos|Tom Becker|Fatima Noor|Ananya Rao|Chris Doyle|Leila Karimi|Ben Carter|Yusuf Demir|Emma Clarke|Ravi Menon".split(
    "|",
  );

const handles =
  "noura sara reem hind lama dana fahad sultan khalid turki saad bandar majed nasser omar rakan mona ghada rahaf".split(
    " ",
  );
const handleEnds = "sa q8 ksa coffee v60 rdh art m h x".split(" ");

export interface MonthCustomer {
  key: number;
  name: string;
  /** The channel on which the customer writes, which is always the same for one person. */
  channel: "chat" | "whatsapp_meta" | "instagram" | "twitter" | "email";
  /** Digits with the country code. The numbers belong to nobody, because they are reserved for fiction. */
  phone: string;
  handle: string;
}

/** Invents a new customer, with a name that fits how they write. */
export function inventCustomer(
  random: Random,
  key: number,
  { language, text }: { language: Language; text: string },
): MonthCustomer {
  const isEgyptian = /عايز|ازاي|بكام|ايه |بتاعي|متشكر|النهاردة|مش /.test(text);
  const isGulf = /شلون|شكثر|شنو|زين/.test(text);
  const name =
    language === "en"
      ? random.chance(0.6)
        ? random.pick(others)
        : `${random.pick(["Mohammed", "Sara", "Khalid", "Noura", "Faisal", "Reem", "Abdullah", "Lama"])} ${random.pick(["Al-Ghamdi", "Al-Otaibi", "Al-Harbi", "Al-Shehri", "Al-Dossary", "Al-Zahrani"])}`
      : isEgyptian
        ? random.pick(egyptians)
        : isGulf
          ? random.pick(gulf)
          : `${random.pick(random.chance(0.5) ? women : men)} ${random.pick(families)}`;
  const channel = random.weighted<MonthCustomer["channel"]>([
    ["whatsapp_meta", 42],
    ["chat", 34],
    ["instagram", 13],
    ["email", 6],
    ["twitter", 5],
  ]);
  return {
    key,
    name,
    channel,
    phone: `96655556${String(key).padStart(4, "0")}`,
    handle: `${random.pick(handles)}${random.pick(["_", ".", ""])}${random.pick(handleEnds)}${key}`,
  };
}
