/** Clothes, shoes, accessories, sewing, laundry. Written for this project. */
export const FASHION = `
ملابس, لبس, هدوم, ثياب, أواعي, حوايج, ملبوسات | clothes, clothing, garments, wear, apparel, outfit
موضة, أزياء, فاشن | fashion, style
تشكيلة, كولكشن, مجموعة جديدة | collection, new arrivals
فستان, فساتين, دراعة, نفنوف | dress, dresses, gown
فستان زفاف, فستان عرس, فستان فرح, فساتين زفاف, فستان الزفاف | wedding dress, wedding gown, bridal gown
فستان سهرة, فساتين سهرة | evening dress, evening gown
عباية, عبايات, عبي, عباءة | abaya, abayas
طرحة, حجاب, شيلة, طرح, إيشارب | veil, hijab, scarf, headscarf
نقاب, برقع | niqab
جلابية, جلابيات | jalabiya, kaftan
ثوب, ثياب, دشداشة, كندورة | thobe, thobes, robe
شماغ, غترة, شماغات, أشمغة | shemagh, ghutra, headdress
عقال | agal
طاقية, قبعة, كاب, قبعات | cap, hat, caps, hats
بشت, مشلح | bisht
قميص, قمصان | shirt, shirts, jersey
تيشيرت, تيشرت, فانيلة, تيشيرتات, تي شيرت | t-shirt, tshirt, tee, jersey, shirt
بلوزة, بلايز, بلوفر, كنزة, سترة | blouse, sweater, pullover, jumper, top
هودي | hoodie
جاكيت, جاكت, جكيت, معطف, كوت, جواكت | jacket, coat, blazer
بنطلون, بناطيل, سروال, سراويل | pants, trousers, jeans
ليقنز, ليجنز | leggings
شورت, شورتات | shorts
تنورة, تنانير | skirt
بدلة, بدل, طقم رسمي | suit, suits, tuxedo
بيجاما, بجامة, بجايم, ملابس نوم | pajamas, pyjamas, sleepwear
ملابس داخلية, داخليات | underwear, lingerie
جوارب, شراب, شرابات, كلسات | socks
قفازات, قفاز, جوانتي | gloves
حزام, أحزمة | belt, belts
ربطة عنق, كرافتة | tie, necktie
مايوه, ملابس سباحة | swimsuit, swimwear
زي, زي موحد, يونيفورم, زي رسمي, زي مدرسي, الزي المدرسي | uniform, uniforms, dress code
ملابس رياضية | sportswear, activewear
حذاء, أحذية, جزمة, جزم, كندرة, شوز, نعال | shoes, shoe, footwear
حذاء رياضي, سنيكرز, كوتشي, حذاء جري, أحذية رياضية | sneakers, trainers, running shoes, sports shoes
صندل, صنادل, شبشب, نعل | sandals, slippers, flip flops
كعب, كعب عالي | heels, high heels
بوت, جزمة شتوية | boots
رباط, خيط حذاء | lace, laces, shoelaces
نعل, نعل الحذاء | sole
شنطة, حقيبة, شنط, حقائب, جنطة | bag, bags, handbag, purse, handbags
حقيبة ظهر, شنطة ظهر, شنطة مدرسة | backpack, school bag
محفظة, بوك, محافظ | wallet, purse
نظارة, نظارات, نظارة شمسية, نظارات شمسية | glasses, sunglasses, eyeglasses, goggles
عدسة, عدسات, عدسات لاصقة | lens, lenses, contact lenses
ساعة يد, ساعات يد | watch, watches
مجوهرات, حلي, إكسسوارات, اكسسوار, صيغة | jewelry, jewellery, accessories
خاتم, خواتم, دبلة, محبس | ring, rings, wedding ring
سلسال, عقد, قلادة, سلسلة | necklace, chain, pendant
حلق, أقراط, تراكي | earrings, earring
سوار, أسورة, أساور, اسوارة | bracelet, bangle
عطر, عطور, برفان, ريحة | perfume, fragrance, cologne, scent
بخور, عود, دهن عود | incense, oud, bakhoor
مقاس, قياس, مقاسات, سايز, قياسات, نمرة | size, sizes, sizing, fit
جدول المقاسات, جدول مقاسات, دليل المقاسات | size chart, size guide, sizing chart
صغير مقاسه, ضيق | too small, tight
كبير مقاسه, واسع | too big, loose
لارج | large
ميديم, مديم | medium
سمول | small
اكس لارج | xl, extra large
خياط, خياطة, ترزي, خياطين, تفصيل, +فصل | tailor, tailoring, sewing, custom made, made to measure
تقصير, +قصر, تضييق, +ضيق, توسيع, +وسع | shorten, alter, alteration, hem, alterations, take in
تطريز, مطرز | embroidery, embroidered
سحاب, سوستة, زمام | zipper, zip
زر, أزرار, زرار | button, buttons
جيوب | pocket, pockets
رقعة, ترقيع | patch
بطانة | lining
كم, أكمام | sleeve, sleeves
ياقة | collar
موديل, موديلات, ستايل, قصة | model, style, design, models
نقشة, نقش, منقوش | pattern, print
سادة | plain
مغسلة ملابس, مغاسل, غسيل ملابس, مغسلة, دراي كلين, مصبغة | laundry, dry cleaner, dry cleaning
غسيل جاف, غسيل بخار, تنظيف جاف, +نظف جاف, دراي كلين | dry clean, dry cleaning
كي بالبخار, كوي بخار | steam iron, pressing
طي, +طوي | fold, folding
نشا | starch
تعليق, علاقة, علاقات | hanger, hangers
انكمش, +نكمش, انكماش, انكمشت | shrink, shrank, shrunk
بهت, باهت, +بهت, حائل | fade, faded
تلوين, تغير اللون | discoloration
مزق, ممزق, مشقوق, +مزق, فتق | torn, tear, ripped, rip, hole
تنظيف سجاد, غسيل سجاد | carpet cleaning
تنظيف كنب, غسيل كنب, تنظيف الكنب | sofa cleaning, upholstery cleaning
تنظيف ستائر, غسيل ستائر | curtain cleaning
تنظيف أحذية, غسيل أحذية | shoe cleaning
غسيل بطانيات, غسيل بطاطين | blanket washing
ملابس أطفال, ملابس مواليد | kids clothes, baby clothes, children's clothing
ملابس محجبات, محتشم | modest
بروفة, غرفة قياس, غرف القياس, غرفة تبديل, غرفة التبديل, غرف تبديل | fitting room, changing room, changing rooms
تايجر, تاق, تكت, بطاقة السعر, ملصق | tag, tags, label, price tag, sticker
غير ملبوس, ما انلبس, ما لبسته, غير مستخدم | unworn, never worn, unused
علبة أصلية, التغليف الأصلي | original box, original packaging
بضاعة, بضائع, سلع, سلعة | goods, merchandise
ماركة, ماركات, براندات | brand, brands, designer
تخفيضات, تنزيلات, سيل, اوكازيون, أوفر | sale, sales, clearance, discounts
الجمعة البيضاء, الجمعة السوداء | black friday, white friday
نهاية الموسم | end of season
كود خصم, كوبون, برومو كود, كود | promo code, discount code, coupon, voucher, code
بطاقة هدية, كرت هدية, قسيمة شراء, بطاقات هدايا, قسائم | gift card, gift voucher, gift cards
`;
