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
بريطانيا | uk, britain
`;
