/** Cities and countries customers ask about. Written for this project; one synonym group a line. */
export const PLACES = `
سعوديه, المملكه | saudi, saudi arabia, ksa, kingdom
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
امارات | uae, emirates
دبي | dubai
ابوظبي, ابو ظبي | abu dhabi
شارقه | sharjah
كويت | kuwait
بحرين | bahrain
قطر | qatar
دوحه | doha
عمان | oman, amman
مسقط | muscat
خليج | gulf, gcc
مصر | egypt
قاهره | cairo
اردن | jordan
لبنان | lebanon
بيروت | beirut
عراق | iraq
بغداد | baghdad
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
شمال | north
جنوب | south
شرق, شرقيه | east, eastern
غرب, غربيه | west, western
وسطى | central
`;
