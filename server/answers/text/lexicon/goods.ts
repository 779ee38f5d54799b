/** Things shops sell. Written for this project; one synonym group a line. */
export const GOODS = `
قهوه | coffee
بن, حبوب, حبوب القهوه | beans, coffee beans
محمصه | roastery, roaster
تحميص, محمصه, محموصه, حمص | roast, roasting, roasted
تحميص فاتح | light roast
تحميص غامق, تحميص داكن | dark roast
تحميص وسط | medium roast
فاتح | light
غامق, داكن | dark
طحن, مطحون, تطحنون, مطحونه | grind, ground
مطحنه, طاحونه, طواحين | grinder
في ستين, الفي ستين | v60
اسبريسو | espresso
كابتشينو | cappuccino
لاتيه | latte
امريكانو | americano
مقطره, فلتر, ترشيح, تقطير | filter, pour over, drip, dripper
كولد برو | cold brew
كبسوله, كبسولات | capsule, pod
ديكاف, منزوع الكافيين, بدون كافيين, خالي من الكافيين | decaf, decaffeinated
كافيين | caffeine
كوب, اكواب, كاس, فنجان | cup, mug
ابريق, غلايه | kettle, pot
ميزان | scale
الة, اله, الات, ماكينه, مكينه | machine
اثيوبي, اثيوبيا, حبشي | ethiopia, ethiopian
كولومبي, كولومبيا | colombia, colombian
برازيلي, برازيل | brazil, brazilian
كيني, كينيا | kenya, kenyan
يمني, يمن | yemen, yemeni
سعودي, سعوديه | saudi
هندي, هند | india, indian
اندونيسي | indonesia, indonesian
غواتيمالا, جواتيمالا | guatemala
كوستاريكا, كوستاريكي | costa rica
خولاني | khawlani
هرري, هرر | harar
ايحاءات, نكهه, نكهات, طعم | flavor, flavour, notes, taste
حموضه | acidity
شاي | tea
حليب, لبن | milk
سكر | sugar
عسل | honey
ما, مياه, ماء | water
تمر, تمور | dates
شوكولاته, شوكولا | chocolate
حلى, حلويات, حلا | dessert, sweets
كيك, كعكه | cake
خبز | bread
لحم | meat
دجاج | chicken
سمك | fish
رز, ارز | rice
خضار, خضروات | vegetables
فواكه, فاكهه | fruit
فراوله | strawberry
توت | berry, blueberry
برتقال | orange
ليمون | lemon
تفاح | apple
موز | banana
مكسرات | nuts
بندق | hazelnut
كراميل | caramel
فانيلا | vanilla
زيت, زيوت | oil
بهارات | spices
هيل | cardamom
زعفران | saffron
عطر, عطور | perfume, fragrance
عود | oud
بخور | incense
مكياج | makeup
كريم | cream
شامبو | shampoo
صابون | soap
بشره | skin
شعر | hair
ملابس, لبس, ثياب | clothes, clothing
فستان, فساتين | dress
عبايه, عبايات | abaya
ثوب | thobe
قميص | shirt
تيشيرت | t-shirt, tshirt
بنطلون | pants, trousers
جاكيت | jacket
حذا, حذاء, احذيه, جزمه | shoes, shoe
شنطه, حقيبه, شنط | bag, handbag
ساعه يد, ساعات | watch
نظاره, نظارات | glasses, sunglasses
خاتم | ring
ذهب | gold
فضه | silver
مجوهرات | jewelry
قطن | cotton
حرير | silk
جلد | leather
خشب | wood
زجاج | glass
معدن, ستيل | metal, steel
احمر | red
ازرق | blue
اخضر | green
اصفر | yellow
اسود | black
ابيض | white
بني | brown
رمادي | grey, gray
وردي | pink
بيج | beige
لابتوب, حاسوب, كمبيوتر | laptop, computer
ايفون | iphone
سامسونج | samsung
سماعه, سماعات | headphones, earphones, speaker
شاحن | charger
بطاريه | battery
شاشه | screen, display
كاميرا | camera
طابعه | printer
تلفزيون | tv, television
ثلاجه | fridge, refrigerator
غساله | washing machine
مكيف | air conditioner
اثاث | furniture
كنب, كنبه | sofa, couch
كرسي, كراسي | chair
طاوله | table, desk
سرير | bed
مرتبه | mattress
سجاده, سجاد | carpet, rug
مصباح, لمبه | lamp, light
كتاب, كتب | book
قلم | pen
لعبه, العاب | toy, game
ورد, ورود, زهور | flowers, roses
نبات, نباتات | plant
سياره, سيارات | car
دراجه | bike, bicycle
اطار, كفر, كفرات | tire, tyre
`;
