import { words } from "#server/answers/text/words.ts";

/** Given names in the Gulf, in both scripts; a name after them ("سارة العتيبي") is included. */
const names = `
احمد محمد محمود عبدالله عبدالرحمن عبدالعزيز عبدالملك عبداللطيف عبدالكريم عبدالمجيد عبدالاله عبدالمحسن عبدالهادي عبدالسلام عبد
خالد فهد سعد سعود سلطان سلمان فيصل تركي نايف بندر مشعل ماجد بدر ناصر صالح علي عمر عثمان حسن حسين حسام يوسف ابراهيم اسماعيل
طلال وليد راشد حمد جاسم مبارك عادل كريم هاني سامي رامي زياد طارق ياسر ماهر معاذ انس اسامه ايمن مازن هشام خليفه زايد راكان
ريان عبود نواف متعب مساعد منصور مرزوق غانم ضاري عبيد سالم سليمان داود موسى عيسى يحيى زكريا ادم نوح ليث قصي لؤي مهند وسام
سارة ساره نورة نوره ريم رهف هند هيا لطيفة لطيفه منيرة منيره الجوهرة موضي حصة حصه العنود مها منى مني امل امال ايمان اسماء عائشة عايشه
فاطمة فاطمه خديجة خديجه مريم زينب رقية رقيه سعاد سلمى سلمي ليلى ليلي لمى لمي لينا لين دانة دانه شهد غادة غاده وفاء هدى هدي نجلاء
نجود نوف بشاير بشرى اريج ابتسام ابرار اثير افنان الاء انوار بدور تهاني جواهر حنان دلال ديما رانيا رغد رنا روان ريما سحر سمية سميه
شيماء عبير عهود غدير فوزية فوزيه لجين مشاعل ميساء نادية ناديه ندى ندي هاجر هنادي ياسمين يسرا يسرى جنى جود تالا جوري كادي
ahmad ahmed mohammed mohamed muhammad mohammad mahmoud abdullah abdulrahman abdulaziz abdul khalid khaled fahad fahd saad saud sultan salman
faisal turki naif bandar mishal majed majid badr nasser naser saleh ali omar umar othman hassan hussain hussein yousef youssef yusuf
ibrahim ismail talal waleed walid rashid rashed hamad jassim mubarak adel karim kareem hani sami rami ziad tariq tarek yasser maher anas
osama ayman mazen hisham khalifa zayed rakan rayan nawaf mansour salem salim sulaiman suleiman musa isa yahya adam noah laith muhannad wissam
sara sarah noura nora reem rahaf hind haya latifa munira moudi hessa maha mona muna amal iman eman asma aisha ayesha fatima fatma khadija
maryam mariam zainab suad salma layla laila lama lina leen dana shahad ghada wafa huda hoda najla nouf bashayer bushra areej ibtisam
abrar hanan dalal dima rania raghad rana rawan reema sahar sumaya shaima abeer ghadeer nadia nada hajar yasmin yasmeen jana joud tala
john james david michael robert william mark paul peter george thomas daniel andrew mary emma anna maria linda susan lisa laura kate
sophie emily alice jack tom sam alex chris ben joe mike steve ravi kumar raj priya anil sunil
`;

const known: ReadonlySet<string> = new Set(words(names));

/** Whether a word is a known given name. */
export function isGivenName(word: string): boolean {
  const [own] = words(word);
  return own !== undefined && (known.has(own) || /^عبد(?:ال)?\p{L}{3,}$/u.test(own));
}
