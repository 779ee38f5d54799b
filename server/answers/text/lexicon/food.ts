/** Food, drinks, restaurants, groceries. Written for this project. */
export const FOOD = `
مطعم, مطاعم | restaurant, restaurants
كافيه, مقهى, كوفي, كوفي شوب, كافي, مقاهي | cafe, coffee shop, coffeehouse
بقالة, تموينات, بقاله, سوبر ماركت, مقاضي | grocery, groceries, supermarket
مخبز, مخابز, فرن | bakery
ملحمة, جزار, قصاب | butcher
حلويات, محل حلويات, باتيسري | sweets, pastry shop, confectionery, desserts
قائمة الطعام, منيو, المنيو, مينيو, قائمة | menu
طبق, أطباق, صحن | dish, dishes, plate
وجبة, وجبات | meal, meals
وجبة أطفال, وجبات الأطفال | kids meal, children's menu, kids menu
فطور, إفطار, ريوق, فطار | breakfast, iftar
غداء, غدا | lunch
عشاء, عشا | dinner, supper
سحور | suhoor
برنش | brunch
بوفيه, بوفيه مفتوح | buffet, open buffet
مقبلات, مزة | appetizer, starters, starter, appetizers
حلى, تحلية, حلا | dessert, desserts
مشروب, مشروبات, عصير | drink, drinks, beverages, juice
عصير, عصائر, عصيرات | juice, juices
قهوة, قهوه | coffee
شاي, شاهي | tea
حليب, لبن | milk
ماء, مويه | water
غازي, مشروبات غازية, بيبسي, ببسي | soda, soft drink, fizzy
كحول, كحولية, خمر | alcohol
دخان, تدخين, سجائر, مدخن, مدخنين, سيجارة | smoking, smoke, cigarettes, smoker
شيشة, معسل, أرجيلة | shisha, hookah
فيب, سيجارة إلكترونية | vape
لحم, لحوم, لحمة | meat, beef
غنم, خروف, ضان, نعيمي | lamb, mutton, sheep
بقر, بقري, عجل | beef, veal, cow
جمل, حاشي | camel
دجاج, فراخ, دياي, فروج | chicken
سمك, أسماك, سمج | fish
ربيان, جمبري, روبيان | shrimp, prawn
مأكولات بحرية, بحري | seafood
تونة | tuna
سلمون | salmon
بيض, بيضة | egg, eggs
جبن, جبنة, أجبان | cheese
زبدة | butter
قشطة, كريمة | cream
لبنة | labneh
زبادي, روب | yogurt, yoghurt
خبز, عيش, صامولي | bread
أرز, رز, عيش | rice
معكرونة, مكرونة, باستا | pasta, macaroni
شوربة, حساء | soup
سلطة, سلطات | salad, salads
برجر, برغر, همبرجر | burger, burgers
بيتزا | pizza
ساندويتش, سندوتش, شطيرة | sandwich
شاورما | shawarma
فلافل, طعمية | falafel
كبسة, كبسه | kabsa
مندي | mandi
مشويات, كباب, شيش | grill, kebab, grilled
بطاطس, بطاط | potato, fries
سوشي | sushi
كيك, تورتة, كعكة, قاتو, تورته, كيكة | cake, cakes
كوكيز, بسكويت | cookie, cookies, biscuit
دونات | donut
كرواسون, معجنات, فطائر | croissant, pastry, pastries, pie
آيسكريم, بوظة, ايس كريم, مثلجات | ice cream
شوكولاتة, شوكلت | chocolate
كنافة | kunafa
بقلاوة | baklava
تمر, تمور, رطب | dates
عسل | honey
سكر | sugar
ملح, مملح, مالح | salt, salty
فلفل, حار, شطة, سبايسي, حراق | pepper, spicy, chili, hot
بهار, بهارات, توابل | spice, spices
زيت, زيت زيتون | oil, olive oil
خل | vinegar
صوص, صلصة, صوصات | sauce, sauces
مايونيز | mayonnaise
كاتشب | ketchup
طحين, دقيق | flour
خميرة | yeast
عدس | lentils
فول | beans
حمص | hummus, chickpeas
ذرة | corn
خضار, خضروات, خضرة | vegetables, vegetable
طماطم, بندورة | tomato, tomatoes
خيار | cucumber
بصل | onion
ثوم | garlic
جزر | carrot
خس | lettuce
باذنجان | eggplant
كوسة | zucchini
فطر, مشروم | mushroom
نعناع | mint
ورق عنب | vine leaves
فواكه, فاكهة | fruit, fruits
تفاح | apple
برتقال | orange
موز | banana
عنب | grape, grapes
بطيخ, حبحب, جح | watermelon
شمام | melon
مانجو, مانجا | mango
فراولة | strawberry
رمان | pomegranate
تين | fig
خوخ | peach
ليمون | lemon, lime
أناناس | pineapple
جوز هند | coconut
مكسرات, لوز, كاجو, فستق, جوز | nuts, almonds, cashew, pistachio, walnut
فول سوداني | peanut, peanuts
زبدة فول سوداني | peanut butter
سمسم | sesame
شوفان | oats
بروتين | protein
سعرات, سعرات حرارية, كالوري | calorie, calories
نباتي, نباتية, فيجن, نباتيين | vegan, vegetarian, without meat, plant based
جلوتين, قلوتين, غلوتين, خالي من الجلوتين | gluten, gluten free
حلال | halal
خنزير | pork
عضوي, أورجانيك | organic
طازج, طازة, فريش, طازجة | fresh, freshly
مجمد, مثلج, مفرز | frozen, iced
معلب, معلبات | canned, cans
مطبوخ, مستوي | cooked, done
ني, نيء | raw
مقلي | fried
مسلوق | boiled
محمر, مشوي | roasted, grilled
حامض, حموضة | sour, acidity
مر | bitter
لذيذ, طعم | delicious, tasty, taste
جوعان, جوع | hungry
شبعان | full
حساسية طعام, حساسية من الطعام, حساسية الطعام | food allergy, allergies, intolerance
لاكتوز | lactose
مكونات, مقادير | ingredients
وصفة, وصفات | recipe, prescription
شيف, طباخ, طاهي | chef, cook
نادل, جرسون, ويتر | waiter, waitress
كاشير, محاسب | cashier, till, checkout
بقشيش, إكرامية | tip, tips, gratuity
رسوم خدمة, رسوم الخدمة | service charge, service fee
ضريبة, ضريبة القيمة المضافة, قيمة مضافة | tax, vat
حجز طاولة, حجز طاولات | table reservation, reserve table, book table
طاولة خارجية, جلسات خارجية, جلسة خارجية | outdoor seating, terrace
قسم عوائل, قسم العوائل, قسم العائلات | family section
بارتشن, بارتشنات, كبينة, كبائن, قواطع | partition, booth, booths, private section, cabin
جلسة خاصة, غرفة خاصة | private room, private section, private dining
قسم أفراد, عزاب | singles section, singles
سفري, تيك اواي, تيك أوي, خارجي | takeaway, take away, to go, takeout
محلي, أكل داخل المطعم | dine in
توصيل طعام, توصيل الطعام | food delivery
تموين, ضيافة, كيترنق, بوفيه خارجي, تقديم طعام | catering, cater, hospitality
قهوجي, قهوجيين, صبابين | coffee servers, coffee service
مناسبة, مناسبات, عزيمة, عزايم, وليمة | occasion, events, event, banquet, gathering, feast
عزومة, دعوة, دعوات | invitation, invite, invitations
كراسي أطفال, كرسي أطفال, كرسي طفل | high chair, child seat, car seat, baby seat
منطقة ألعاب, ألعاب أطفال, منطقة لعب | play area, playground, kids area
موسيقى, أغاني, أغنية | music, songs, song
شاشة, عرض مباريات, مباريات, مباراة | match, game, matches
إطلالة, منظر, مطل, فيو, بحر | view, sea view, overlooking
بحر, شاطئ, بحري, شط | sea, beach, seaside
رصيف, كورنيش | corniche, waterfront
حد أدنى للطلب, أقل طلب, الحد الأدنى للطلب | minimum order
نافذة الطلب, درايف ثرو, من السيارة | drive through, drive thru
بدون سكر, خالي من السكر | sugar free, without sugar
بدون بصل | without onion
زيادة جبن | extra cheese
طلب كبير, طلبات كبيرة, كميات كبيرة | large order, bulk order
نفد, خلص, غير متوفر, نفذ | sold out, out of stock, unavailable, run out
بائت, فاسد, خربان | spoiled, rotten, stale, off
حفاضات, حفايظ, بامبرز | diapers, nappies
حليب أطفال | formula, baby milk, infant formula
طعام أطفال | baby food
مناديل, محارم | tissues, wipes, napkins
مواد غذائية, أغذية, غذاء, غذائي, غذائية | food, foodstuff, nutrition, foods
تغذية, أخصائي تغذية | nutrition, nutritionist, dietitian
خطة غذائية, نظام غذائي, نظام غذائى | meal plan, diet plan, diet
فيتامين, فيتامينات | vitamin, vitamins
مكمل, مكملات, مكملات غذائية | supplement, supplements
صلاحية المنتج | shelf life
`;
