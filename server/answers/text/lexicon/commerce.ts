/** Orders, delivery, payment, returns, prices. Written for this project; one synonym group a line. */
export const COMMERCE = `
طلب, طلبيه, اوردر | order, request
اطلب, نطلب, تطلب, يطلب, الطلب | order, request
شراء, اشتري, يشتري, نشتري | buy, purchase
بيع, تبيعون, نبيع, يبيع, تبيع | sell, sale
متجر, محل, دكان | store, shop
متجر الكتروني, موقع | online store, website, site
سوبرماركت, بقاله | supermarket, grocery
سوق, اسواق | market, marketplace
عميل, زبون, عملاء, زباين | customer, client
بايع, تاجر | seller, merchant, vendor
مورد | supplier
منتج, منتجات, سلعه, بضاعه | product, item, goods
صنف, اصناف, فيه | category, type
سعر, اسعار, ثمن | price, cost, rate
تكلفه, تكاليف, كلفه, يكلف, كلف | cost, price, charge
رسوم, رسم | fee, charge
قيمه | value, amount
مبلغ | amount, sum
خصم, تخفيض, تخفيضات, خصومات | discount, sale, reduction
عرض, عروض | offer, deal, promotion
كوبون, قسيمه, كود خصم | coupon, voucher, promo code
كود, رمز | code
رخيص, ارخص, اقتصادي | cheap, cheapest, affordable
غالي, اغلى, مكلف | expensive
مجاني, مجانا, ببلاش | free
ضريبه, ضرايب, قيمه مضافه | tax, vat
فاتوره, فواتير | invoice, bill, receipt
ايصال, وصل | receipt
دفع, ادفع, يدفع, الدفع, سداد, تسديد, مدفوعات | pay, payment
طريقه الدفع, طرق الدفع, وسايل الدفع | payment method, payment option
دفع عند الاستلام, كاش | cash on delivery, cash, cod
بطاقه, بطاقات | card
بطاقه ايتمان, بطاقه ايتمانيه | credit card
فيزا | visa
ماستركارد | mastercard
مدى | mada
ابل باي | apple pay
محفظه | wallet
تحويل, حواله, تحويلات | transfer, remittance
بنك, مصرف, بنكي | bank
حساب, حسابي | account
رصيد | balance, credit
عمله, عملات | currency
ريال, ريالات | riyal, sar
دولار | dollar, usd
درهم | dirham
دينار | dinar
تقسيط, اقساط, قسط | installment
تابي | tabby
تمارا | tamara
استرداد, استعاده, ارجاع المبلغ, استرداد المبلغ | refund, money back
ارجاع, ارجع, استرجاع, استرجع, مرتجع, رجع, ارجاعه, يرجع, ترجيع | return
استبدال, تبديل, ابدل, تبديله | exchange, replace, replacement
الغاء, الغي, يلغي, كنسل | cancel, cancellation
تعديل, تغيير, اعدل, اغير, عدل | change, edit, modify, update
تاكيد, اكد | confirm, confirmation
سله, عربه التسوق | cart, basket
قايمه, لايحه | list, menu
مفضله, امنيات | wishlist, favorite
شحن, شحنه, توصيل | shipping, shipment, ship, deliver, delivery
توصيل, يوصل, يصل, وصول, توصيله, توصلون | delivery, deliver, arrive
مندوب, سايق, كابتن | courier, driver
استلام, استلم, يستلم | receive, pickup, collect
وصلني, وصل, يصلني | arrive, receive
ناقص, نقص | incomplete, missing
تالف, تالفا, مكسور, متضرر, خربان, معطوب | damaged, broken, defective
خاطي, غلط, خطا | wrong, error, mistake, incorrect
مفقود, ضايع, ضاع | lost, missing
متاخر, تاخير, تاخر | late, delay, delayed
تتبع, متابعه, اتتبع, اتابع | track, tracking, follow
حاله, وضع | status, state
رقم | number
رقم الطلب | order number
عنوان, عناوين | address
موقع, مكان | location, place
منطقه, مناطق | area, region
مدينه, مدن | city
حي | district, neighborhood
دوله, بلد, دول | country
دولي, عالمي | international, worldwide
محلي | local, domestic
داخل | inside, within
خارج | outside, abroad
الحد الادنى, اقل مبلغ | minimum
الحد الاقصى | maximum, limit
توفر, متوفر, متاح, متوفره, متاحه, يتوفر | available, availability, stock
مخزون, ستوك | stock, inventory
نفد, نفذ, خلص, منتهي | sold out, out of stock, finished
طلب مسبق, حجز | preorder, reservation, booking
كميه, كميات | quantity
جمله | wholesale, bulk
تجزيه | retail
هديه, هدايا, اهداء | gift, present
تغليف, تغليفه | wrapping, packaging
بطاقه هديه, بطاقه اهداء | gift card
عينه, عينات | sample
اشتراك, اشترك | subscription, subscribe
باقه, باقات | package, plan, bundle
تجديد, اجدد | renew, renewal
تجربه مجانيه | free trial
تجربه, تجريبي | trial, experience
نقاط, نقاط الولاء | points, loyalty points
ولاء, مكافاه, مكافات | loyalty, reward
عضويه, عضو | membership, member
ضمان, كفاله | warranty, guarantee
صيانه, تصليح, اصلاح, تصلحون, اصلح | maintenance, repair, fix
تركيب | installation, install
قطع غيار | spare parts
جوده | quality
اصلي, اصليه | original, authentic, genuine
تقليد, مقلد | fake, counterfeit
جديد | new
مستعمل | used
مقاس, مقاسات, حجم, احجام | size
لون, الوان | color, colour
وزن, اوزان | weight
طول | length, height
عرض | width
سعه | capacity
ماركه, براند, علامه تجاريه | brand
موديل, طراز | model
شركه, مؤسسه, موسسه | company, business, firm
فرع, فروع, محل, معرض | branch, location, store, shop
معرض | showroom, gallery
مستودع | warehouse
شريك, شركاء | partner
موزع | distributor
امتياز, فرنشايز | franchise
سجل تجاري | commercial registration
`;
