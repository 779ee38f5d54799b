import type { Influencer } from "#shared/contract/influencers.ts";

interface Api {
  call: <T>(method: "GET" | "PATCH", path: string, options: { token: string; json?: unknown }) => Promise<T>;
  upload: (
    path: string,
    token: string,
    name: string,
    bytes: Uint8Array,
    fields: Record<string, string>,
  ) => Promise<void>;
}

const header = "المنصة,الحساب,الاسم,التخصص,المدينة,المتابعون,التفاعل %,سعر المنشور,نبذة,طريقة التواصل,عينة";

/**
 * The sheet describes no real person: every name, account and figure is invented, and each entry says that it is a
 * sample.
 */
const sheet = `${header}
إنستغرام,sample.reem.brews,ريم الحربي,قهوة مختصة,الرياض,38400,6.8,1200,تحضير القهوة في البيت,reem@creators.example,نعم
تيك توك,sample.sultan.cup,سلطان العمري,قهوة مختصة,جدة,61200,4.1,1800,مقاهي جدة وتجارب التحميص,sultan@creators.example,نعم
إنستغرام,sample.dana.home,دانة الصالح,بيت وضيافة,الخبر,22900,7.4,900,الضيافة وتنسيق المجالس,dana@creators.example,نعم
سناب شات,sample.abeer.bakes,عبير الزهراني,طعام ومطاعم,الرياض,87000,3.2,2500,حلويات ومخبوزات منزلية,abeer@creators.example,نعم
يوتيوب,sample.najla.reads,نجلاء السبيعي,كتب وثقافة,الرياض,14300,8.9,600,كتب ومقاه هادئة للقراءة,najla@creators.example,نعم
إكس,sample.faisal.trips,فيصل الشهراني,سفر,أبها,45700,5,1400,رحلات داخل المملكة,faisal@creators.example,نعم
يوتيوب,sample.husam.gear,حسام الشمري,تقنية,الدمام,52100,3.9,2200,أجهزة البيت الذكي والمطبخ,husam@creators.example,نعم
إنستغرام,sample.lama.style,لمى العتيبي,أزياء,جدة,73500,2.8,3000,عبايات وإطلالات يومية,lama@creators.example,نعم
تيك توك,sample.hind.glow,هند المطيري,جمال وعناية,مكة المكرمة,33800,5.6,1100,عناية بالبشرة بلا مبالغة,hind@creators.example,نعم
سناب شات,sample.um.salman,أم سلمان,أسرة وأطفال,بريدة,28400,6.1,,أنشطة للأطفال ووجبات المدرسة,salman@creators.example,نعم
إنستغرام,sample.turki.moves,تركي القرني,رياضة ولياقة,الطائف,19700,7,750,مشي وجري في المرتفعات,turki@creators.example,نعم
إكس,sample.majed.roads,ماجد الغامدي,سيارات,المدينة المنورة,56900,,1900,تجارب سيارات عائلية,majed@creators.example,نعم
`;

/** The roastery's notes on some of the influencers. */
const chosen: { handle: string; note?: string }[] = [
  { handle: "sample.reem.brews", note: "تحدثنا معها عن محصول الشتاء، وننتظر ردها هذا الأسبوع." },
  { handle: "sample.sultan.cup" },
  { handle: "sample.najla.reads", note: "تناسب أمسية القراءة في فرع حطين." },
];

/**
 * Has the operator import the sheet, and the roastery put three influencers on its list. Repeating it creates no
 * duplicates.
 */
export async function createDemoInfluencers(
  api: Api,
  tokens: Record<"owner" | "operator", string>,
): Promise<void> {
  const bytes = Buffer.from(sheet, "utf8");
  await api.upload("/api/operator/influencers/import/", tokens.operator, "influencers.csv", bytes, {});
  const { data } = await api.call<{ data: Influencer[] }>("GET", "/api/influencers/?page_size=100", {
    token: tokens.owner,
  });
  for (const { handle, note } of chosen) {
    const influencer = data.find((one) => one.handle === handle);
    if (!influencer) throw new Error(`the demo's influencer ${handle} was not imported`);
    await api.call("PATCH", `/api/influencers/${influencer.id}/`, {
      token: tokens.owner,
      json: { is_shortlisted: true, ...(note && { note }) },
    });
  }
}
