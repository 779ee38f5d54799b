/** Salons, spas, cosmetics, barbers. Written for this project. */
export const BEAUTY = `
صالون, صالونات, مشغل, كوافير, صالون نسائي | salon, beauty salon, hairdresser, hair salon, salons
صالون حلاقة, حلاق, حلاقين | barber, barbershop, barbers
سبا, حمام مغربي, حمام تركي, منتجع صحي | spa, moroccan bath, hammam, turkish bath
مساج, تدليك, مساجات | massage, massages
مدلكة, معالجة | masseuse, therapist
قص شعر, قصة شعر, قص الشعر, حلاقة شعر, قصة | haircut, hair cut, trim
صبغة شعر, صبغ شعر, صبغة, صبغ, صبغات | hair dye, hair color, colouring, hair colour, coloring
هايلايت, خصل, ميش | highlights, balayage
سشوار, استشوار, تسريح | blow dry, blowout
بروتين شعر, كيراتين, فرد الشعر, بروتين | keratin, hair protein, hair straightening, straightening
حمام زيت, حمام كريم | hair mask, oil treatment
تسريحة, تسريحات | hairstyle, updo
وصلات شعر, اكستنشن | hair extensions, extensions
مكياج, ميك اب, ميكب, مكياج سهرة | makeup, make up, cosmetics
مكياج عروس, عروس, عروسة | bridal makeup, bride
خبيرة تجميل, ميكب ارتست, مكيجة | makeup artist, beautician
مناكير, منكير, أظافر, مانيكير | manicure, nails, nail polish
بديكير, باديكير | pedicure
جل أظافر, أكريلك, تركيب أظافر, جل | gel nails, acrylic, nail extensions, gel
طلاء أظافر | nail polish
حواجب, رسم حواجب, تنظيف حواجب | eyebrows, brows, threading
خيط, فتلة | threading
رموش, تركيب رموش, رموش صناعية | eyelashes, lash extensions, lashes
واكس, شمع, حلاوة, سويت | wax, waxing
تاتو, وشم, مايكروبليدنج | tattoo, microblading
حنا, حناء, حنه, نقش حنا | henna
بشرة, عناية بالبشرة, العناية بالبشرة, سكن كير | skin care, skincare, facial
تنظيف بشرة, تنظيف وجه | facial, face cleaning
ماسك, قناع وجه | face mask, mask
تقشير, سكراب | scrub, exfoliation, peeling
كريم, مرطب, ترطيب | cream, moisturizer, lotion, moisturising
سيروم | serum
واقي شمس, صن بلوك | sunscreen, sunblock, spf
غسول | cleanser, face wash
تونر | toner
شامبو | shampoo
بلسم | conditioner
زيت شعر | hair oil
جل شعر, واكس شعر | hair gel
مزيل عرق | deodorant
معجون أسنان, معجون | toothpaste
فرشاة أسنان | toothbrush
فرشاة, فرش, مشط | brush, brushes, comb
شفرة, شفرات, موس, مكينة حلاقة | razor, blade, blades, shaver, clippers
أحمر شفاه, روج | lipstick
كحل, آيلاينر | eyeliner, kohl
ماسكارا | mascara
كريم أساس, فاونديشن | foundation
بودرة, باودر | powder
بلاشر | blush
ظلال, ظل عيون | eyeshadow
عدسات ملونة | colored lenses
حلاقة, حلاقة ذقن, حلاقة لحية, تحديد لحية, تحديد | shave, beard trim, shaving, beard
حلاقة أطفال, قص أطفال | kids haircut, children's haircut
تنظيف البشرة للرجال | men's facial
حمام, جاكوزي, ساونا, بخار | jacuzzi, sauna, steam, steam room
باقة عروس, باقات العرايس, باكج عروس | bridal package, wedding package
عربون, مقدم, دفعة مقدمة, عربون حجز | deposit, down payment, advance payment, prepayment
خدمة منزلية, خدمات منزلية, تجون البيت, خدمة بالبيت | home service, house call, mobile service, come to home, at home
بدون موعد | walk in, walk-in, without appointment
موعد مسبق | prior appointment, in advance
نتيجة, ثبات, +ثبت | result, hold, last
جلسة, جلسات | session, sessions
منطقة, مناطق الجسم | area, body area
شعر خفيف | thin hair
شعر تالف | damaged hair
شعر مجعد, كيرلي | curly hair
طبيعي, طبيعية | natural
منتجات تجميل, مستحضرات, مستحضرات التجميل, كوزمتك | cosmetics, beauty products
مختبر على الحيوانات, تجارب على الحيوانات | cruelty free, tested on animals
خالي من الكبريتات | sulfate free
أدوات معقمة, تعقيم الأدوات | sterilized tools, sterilised, hygiene
استحمام, حمام | bath, bathing
عطر, بخاخ جسم | body spray, body mist
`;
