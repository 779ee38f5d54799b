/** How customers speak of service: whole phrases whose words alone mislead. Written for this project. */
export const SERVICE_TALK = `
كم مدة, كم ياخذ, كم يستغرق, كم يوم, قد ايه, كم يطول, مدة | how long, how many days, how much time, duration
كم يكلف, كم تكلفة, كم التكلفة | how much, cost
كم عمر, العمر المطلوب, من عمر | what age, how old, age
كم مرة | how often, how many times
كم شخص, كم نفر | how many people
كم باقي, المتبقي, باقي, الباقي, متبقي | remaining, left, how much left, rest
من وين, من أين | from where, where
على حسابي, على حساب | charge, at expense
وين موقعكم, موقعكم, مكانكم, وين مكانكم, العنوان, وين انتم | where are you located, location, address, where
متى تفتحون, متى تفتح, ساعات الدوام | opening hours, when open, what time open
متى تقفلون, متى تسكرون | closing time, when close
رقمكم, رقم التواصل, رقم خدمة العملاء, وش رقمكم | contact number, phone number, customer service number
أكلم موظف, موظف, شخص حقيقي, إنسان | talk to agent, human, real person, representative
شكوى, أشتكي, أرفع شكوى | complaint, complain, file complaint
ما وصل, ما وصلني, لم يصل, ما جاني, ما استلمت | not received, didn't arrive, hasn't arrived, not arrived, didn't receive
وصلني غلط, وصلني غير, منتج خطأ, منتج غلط, غير اللي طلبته, صنف خاطئ | wrong item, received wrong, different item, wrong product
ناقص, قطعة ناقصة, ناقصني, الطلب ناقص | missing item, incomplete order, short
وصل مكسور, وصلني مكسور, تالف | arrived broken, damaged item
غير راضي, ما عجبني, ما أعجبني, مو عاجبني | not satisfied, didn't like, unhappy, don't like
غيرت رأيي, هونت, غيرت رايي | changed mind, change mind
غير مناسب, ما يناسبني, ما جاز لي, ما يجيني | doesn't fit, not suitable, doesn't suit
فلوسي, رجعوا فلوسي, استرجع فلوسي, ترجع فلوسي | money back, refund, my money
متى يرجع المبلغ, متى ترجع الفلوس, مدة الاسترداد | when refund, refund time
دفعت مرتين, انخصم مرتين | charged twice, paid twice
ما انقبل الدفع, فشل الدفع, الدفع مرفوض, ما يقبل البطاقة | payment failed, payment declined, card declined
لا تقبل, ترفض | reject, decline
يرجع متوفر, متى يتوفر, يتوفر مرة ثانية, يرجع, إعادة توفير | back in stock, restock, available again
اعلموني, بلغوني, نبهوني, أخبروني | notify me, let me know
خدمة بعد البيع | after sales, after-sales service
ضمان الرضا | satisfaction guarantee
أول مرة, لأول مرة | first time, first visit, new customer
عميل جديد | new customer
هل يوجد, في عندكم, تتوفر | is there, do you have, available
ممكن أعرف, أبغى أعرف, استفسار | know, inquiry
بأسرع وقت, بسرعة, ضروري اليوم | as soon as possible, asap, quickly, urgent
قبل الموعد | before appointment, ahead
الغاء الموعد, إلغاء الموعد, كنسلة الموعد | cancel appointment
ما أقدر أجي, ما راح أجي, تغيير الموعد, تأجيل الموعد, تقديم الموعد | can't come, change appointment, reschedule appointment, move appointment
فاتني الموعد, نسيت الموعد, عدم الحضور, ما حضرت | missed appointment, no show, didn't show up
بدون حجز | without booking, walk in, without reservation
حجز مسبق | advance booking, prior booking
أماكن, مكان, محل | place, places, spot
أقرب فرع | nearest branch, closest branch
فروعكم, كل الفروع, فروع, فرع | branches, branch, locations, stores
خارج الدوام, بعد الدوام | after hours, outside working hours
أيام الإجازات, في العطل | on holidays, public holidays
طول اليوم | all day
كم ساعة | how many hours
الحد الأقصى, أقصى حد, أكثر شي, حد أعلى | maximum, limit, max
الحد الأدنى, أقل شي, أقل حد, على الأقل | minimum, at least, min
قبل انتهاء, قبل نهاية | before end, early, before expiry
بدون رسوم | no fees, free, without charge
رسوم إضافية, مبلغ إضافي | extra charge, additional fee, extra fee
خصومات, خصم خاص, خصم الكمية, سعر خاص | special price, bulk discount, volume discount, special discount
خصم للشركات, عروض الشركات | corporate discount, company rate
ضمان استرجاع | money back guarantee
شروط الاسترجاع, سياسة الاسترجاع, سياسة الإرجاع, شروط الإرجاع, الاستبدال والاسترجاع | return policy, refund policy, exchange policy
سياسة الاستبدال | exchange policy
فاتورة الشراء, الفاتورة | receipt, invoice, proof of purchase
بدون فاتورة, ضيعت الفاتورة | without receipt, lost receipt, no receipt
طريقة الاستخدام, طريقة الاستعمال, كيف أستخدم | how to use, instructions, usage
طريقة الغسيل, تعليمات الغسيل | washing instructions, care instructions
دليل الاستخدام, كتيب | manual, user guide, instructions
صنع في, بلد الصنع | made in, country of origin
رقم الطلب, رقم طلبي | order number, order id
حالة طلبي, وين طلبي, وين وصل طلبي | order status, where is my order, track order
تعديل الطلب, إضافة على الطلب, +ضيف على الطلب, تغيير الطلب | modify order, change order, add to order, edit order
إلغاء الطلب, الغاء طلب, كنسلوا الطلب, +لغي الطلب | cancel order, order cancellation
تأكيد الطلب | order confirmation
طلب مسبق | pre-order, preorder
طلب خاص, طلبات خاصة, حسب الطلب | custom order, special order, special request
أطلب من الموقع, طلب أونلاين | order online, online order
تقييم سيء | bad review
ثقة, موثوق, +ثق, موثوقة | trust, trusted, reliable, legit
نصابين, نصب | scam, fraud
تجربة سيئة | bad experience
خدمة سيئة | bad service, poor service
أسلوب, قلة أدب, وقح | rude, attitude
نسيت شي عندكم, نسيت عندكم, نسيت أغراضي, أغراض, مفقودات, غرض | lost and found, left something, forgot my, belongings, things, stuff
سلامة, آمن على | safe for
للأطفال, مناسب للأطفال | for kids, suitable for children, child friendly
للنساء, للسيدات | for women, ladies
للحوامل | for pregnant
لأصحاب البشرة الحساسة, بشرة حساسة, البشرة الحساسة | sensitive skin
يستاهل, يسوى | worth it
فرق السعر, دفع الفرق | price difference, pay difference
سعر مختلف, السعر تغير | different price, price changed
أعلى سعر | highest price
هل السعر شامل, شامل التركيب, شامل التوصيل | does price include, included, installation included
كهدية | as gift
خدمة توصيل, توصلون, فيه توصيل, عندكم توصيل | do you deliver, delivery, delivery service
توصلون لـ, توصيل خارج | deliver to, ship to
توصلون البيت, توصيل للبيت, للمنزل, لباب البيت | home delivery, deliver to door
تستلمون من البيت, من باب البيت | pick up from home, collect from home
اتركه عند الباب, عند الباب, خله عند الباب | leave at door, at door, outside door
بيانات, معلوماتي | details, my information
بياناتي البنكية | bank details
تعبئة البيانات | fill in details
أرفع ملف | upload file
صورة الهوية | id copy, copy of id
حقوق المستهلك | consumer rights
رجاء, لو سمحت, من فضلك | please
سعودة, توطين | saudization
ساري المفعول | valid
غير صالح | invalid
تكرار, مكرر, +كرر | repeat, duplicate, again
مرة ثانية, مرة أخرى | again, another time
في البداية, أول شي | at first
بأي وقت, في أي وقت | any time, anytime
أي مكان | anywhere
بعد كم, خلال كم | after how long, within
عن طريق, من خلال, بواسطة, عبر | through, via, by
على الأقل | at least
بالكامل, كامل المبلغ | in full, full amount
نص المبلغ | half amount
على دفعات | in installments
`;
