/** Cities and regions customers ask about. Written for this project; one synonym group a line. */
export const CITIES = `
رياض | riyadh
جده | jeddah, jedda
مكه | makkah, mecca
مدينه منوره, المدينه المنوره | madinah, medina
دمام | dammam
خبر | khobar, al khobar
ظهران | dhahran
احسا, الاحساء, هفوف | ahsa, hofuf
جبيل | jubail
قطيف | qatif
طايف | taif
تبوك | tabuk
ابها | abha
خميس مشيط | khamis mushait
جازان, جيزان | jazan, jizan
نجران | najran
حايل | hail
قصيم, بريده, عنيزه | qassim, buraydah, unaizah
ينبع | yanbu
خرج | kharj
عرعر | arar
سكاكا, جوف | sakaka, jouf
باحه | baha
دبي | dubai
ابوظبي, ابو ظبي | abu dhabi
شارقه | sharjah
دوحه | doha
مسقط | muscat
قاهره | cairo
بيروت | beirut
بغداد | baghdad
شمال | north
جنوب | south
شرق, شرقيه | east, eastern
غرب, غربيه | west, western
وسطى | central
دمام | damman
حفر الباطن | hafar al batin
راس تنوره | ras tanura
املج | umluj
علا, العلا | alula, al ula
نيوم | neom
درعيه | diriyah
بيشه | bisha
دوادمي | dawadmi
رابغ | rabigh
رس | rass
قنفذه | qunfudhah
عجمان | ajman
فجيره | fujairah
راس الخيمه | ras al khaimah
عين, العين | al ain
سالميه | salmiya
حولي | hawally
جهراء | jahra
منامه | manama
محرق | muharraq
صلاله | salalah
صحار | sohar
اسكندريه | alexandria
جيزه | giza
شرم الشيخ | sharm el sheikh
غردقه | hurghada
اربد | irbid
عقبه | aqaba
دمشق | damascus
حلب | aleppo
بصره | basra
اربيل | erbil
صنعاء | sanaa
عدن | aden
خرطوم | khartoum
طرابلس | tripoli
دار البيضاء, كازا | casablanca
رباط | rabat
مراكش | marrakech
لندن | london
باريس | paris
اسطنبول | istanbul
نيويورك | new york
`;

/** Countries, and what is larger. */
export const COUNTRIES = `
سعوديه, المملكه | saudi, saudi arabia, ksa, kingdom
امارات | uae, emirates
كويت | kuwait
بحرين | bahrain
قطر | qatar
عمان | oman, amman
خليج | gulf, gcc
مصر | egypt
اردن | jordan
لبنان | lebanon
عراق | iraq
سوريا | syria
فلسطين | palestine
مغرب | morocco
جزاير | algeria
تونس | tunisia
ليبيا | libya
سودان | sudan
تركيا | turkey
اوروبا | europe
امريكا | america, usa, us
بريطانيا, انجلترا | uk, britain, england, united kingdom
يمن | yemen
فرنسا | france
المانيا | germany
اسبانيا | spain
ايطاليا | italy
سويسرا | switzerland
نمسا | austria
هولندا | netherlands, holland
روسيا | russia
جورجيا | georgia
اذربيجان | azerbaijan
صين | china
يابان | japan
كوريا | korea
هند | india
باكستان | pakistan
فلبين | philippines
اندونيسيا | indonesia
ماليزيا | malaysia
تايلند | thailand
سنغافوره | singapore
مالديف | maldives
كينيا | kenya
اثيوبيا | ethiopia
استراليا | australia
كندا | canada
برازيل | brazil
اسيا | asia
افريقيا | africa
ايران | iran
`;

/**
 * What people in Saudi Arabia call its regions, and the cities in each by the first of their names above; one region a
 * line. Administrative regions as the Saudi General Authority for Statistics lists them.
 */
export const REGIONS = `
جنوب, منطقه جنوبيه, مناطق جنوبيه | south, southern region, southern : ابها, خميس مشيط, جازان, نجران, باحه
عسير, منطقه عسير | aseer, asir, asir region : ابها, خميس مشيط
حدود شماليه, منطقه حدود شماليه | northern borders, northern borders region : عرعر
شمال, منطقه شماليه, مناطق شماليه | north, northern region, northern : تبوك, حايل, عرعر, سكاكا
شرقيه, منطقه شرقيه | eastern province, eastern region, eastern, sharqiyah : دمام, خبر, ظهران, احسا, جبيل, قطيف, حفر الباطن, راس تنوره
غربيه, منطقه غربيه, حجاز | western region, western province, western, hejaz : جده, مكه, مدينه منوره, طايف, ينبع
وسطى, منطقه وسطى | central region, central : رياض, قصيم, خرج, درعيه
`;
