/** Brands and given names in both alphabets, where consonants alone do not join them. Written for this project. */
export const BRANDS = `
أبل, آبل | apple
آيفون, ايفون | iphone
آيباد | ipad
ايربودز | airpods
سامسونج, سامسونغ | samsung
هواوي | huawei
شاومي | xiaomi
سوني | sony
ال جي | lg
نوكيا | nokia
لينوفو | lenovo
ديل | dell
اتش بي | hp
ايسر | acer
اسوس | asus
كانون | canon
نيكون | nikon
بوز | bose
جي بي ال | jbl
انكر | anker
فيليبس | philips
براون | braun
دايسون | dyson
نسبريسو | nespresso
ديلونجي | delonghi
كينوود | kenwood
ايكيا | ikea
جرير | jarir
اكسترا | extra
نون | noon
أمازون | amazon
شي ان | shein
علي اكسبرس | aliexpress
تيمو | temu
نمشي | namshi
زارا | zara
اتش اند ام | h&m, hm
نايكي, نايك | nike
اديداس, أديداس | adidas
بوما | puma
ريبوك | reebok
نيو بالانس | new balance
سكيتشرز | skechers
اسكس | asics
كروكس | crocs
جوتشي, قوتشي | gucci
شانيل | chanel
ديور | dior
لويس فيتون | louis vuitton
رولكس | rolex
كاسيو | casio
ستاربكس | starbucks
ماكدونالدز, ماك | mcdonalds
برجر كنج | burger king
كنتاكي | kfc
البيك | albaik
هرفي | herfy
كودو | kudu
دومينوز | dominos
بيتزا هت | pizza hut
بيبسي | pepsi
كوكاكولا | coca cola
نستله | nestle
المراعي | almarai
نادك | nadec
بامبرز | pampers
هنقرستيشن, هنقر ستيشن, هنقر | hungerstation
جاهز | jahez
كريم | careem
أوبر | uber
طلبات | talabat
مرسول | mrsool
ذا شفز | the chefz
ديليفرو | deliveroo
كيتا | keeta
نينجا | ninja
أرامكس, ارامكس | aramex
سمسا | smsa
دي اتش ال | dhl
فيدكس | fedex
يو بي اس | ups
ناقل | naqel
زاجل | zajil
سبل | spl
ريد بوكس | redbox
اس تي سي, اتصالات السعودية | stc
موبايلي | mobily
زين | zain
سلام | salam
اتصالات | etisalat
دو | du
اوريدو | ooredoo
فودافون | vodafone
أورنج | orange
تابي | tabby
تمارا | tamara
مدى | mada
سداد | sadad
الراجحي | rajhi, al rajhi
الأهلي | ahli, snb, alahli
الإنماء | alinma
الرياض | riyad
ساب | sab
بوبا | bupa
التعاونية | tawuniya
ميدغلف, ميد غلف | medgulf
ملاذ | malath
سلامة | salama
اكسا | axa
نجم | najm
الخطوط السعودية, السعودية | saudia, saudi airlines
طيران ناس, ناس | flynas
طيران أديل, أديل | flyadeal
طيران الإمارات | emirates
القطرية | qatar airways
بوكينج, بوكنق | booking.com, booking
المسافر | almosafer
أجودا | agoda
اير بي ان بي | airbnb
هيلتون | hilton
ماريوت | marriott
نتفليكس, نتفلكس | netflix
شاهد | shahid
يوتيوب | youtube
سبوتيفاي | spotify
انفزلاين, انفيزلاين | invisalign
بنادول | panadol
اوبترا | optra
سيميلاك | similac
نان | nan
جونسون | johnson
لوريال | loreal
نيفيا | nivea
سيفورا | sephora
ماك | mac
فيتنس تايم, وقت اللياقة | fitness time
بلايستيشن | playstation
نينتندو | nintendo
لونجين | longines
ليجو | lego
باربي | barbie
كوفي | coffee
سلة, منصة سلة | salla
زد | zid
شوبيفاي | shopify
ووردبريس | wordpress
قوقل ماب, خرائط جوجل | google maps
مايكروسوفت | microsoft
أدوبي | adobe
فوتوشوب | photoshop
كانفا | canva
اوراكل | oracle
ساب | sap
اودو | odoo
قوى | qiwa
مدد | mudad
مقيم | muqeem
بلدي | balady
ناجز | najiz
صحتي | sehhaty
نور | noor
مدرستي | madrasati
قياس | qiyas
محمد | mohammed, muhammad, mohamed
أحمد | ahmed, ahmad
عبدالله | abdullah
فهد | fahad
خالد | khaled, khalid
سعود | saud
سارة | sarah, sara
نورة | nora, noura
فاطمة | fatima
مريم | maryam, mariam
ريم | reem
هالة | hala
منى | mona
ليلى | layla
يوسف | yousef, joseph
عمر | omar
علي | ali
حسن | hassan
حسين | hussein
إبراهيم | ibrahim
سلمان | salman
فيصل | faisal
الهلال | hilal
النصر | nassr
الاتحاد | ittihad
برشلونة | barcelona
ريال مدريد | real madrid
ليفربول | liverpool
مانشستر | manchester
`;
