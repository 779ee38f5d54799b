/**
 * Frequent chat words of Gulf, Egyptian, Levantine and Iraqi Arabic in Latin letters, whose vowels or dialect the
 * letters alone do not tell. Written for this project.
 */
export const arabiziWords = `
كم: kam kem cam cham chm kaam 2adesh adesh qadesh addesh 2addeh adde gaddesh shgad shkad bkam bekam bikam bkm b2adesh b2addeh bkaam bchm bcham
اين: wain wen ween wein fain fen feen wayn wyn win feein wainkom waynkom
من وين: mnwain minwain mnwen mnen
متى: mata emta imta meta matta amta ymta eimta emtaa aimta
كيف: kaif kif kef keif kayf shlon shlown ezay izay ezzay ezzai keefak shloon keef kefo chlon kifash eshlon
ماذا: eish esh aish wesh wsh shu sho shno shinu eh ish waish wish shnu shenu chno eyh shou ash shinoo shgad
لماذا: lesh leish laish leh leeh laysh leash lish 3lash limaza
هل: hal hl
من: min mn men mno meno
الى: ila ela
في: fe fi fel fil bel bil bl fy
على: 3ala 3la ala 3al 3el 3a
عن: 3an 3n
مع: ma3 m3a wiyya
معي: ma3i ma3y
لدى: 3nd 3end 3ind
هذا: hatha hada hadha haza hathi hadi hay hadhi haad dah da di deh hathe hay
اللي: elli illi eli ele yalli lly ely
او: walla wala aw wla wela wella
لكن: bas laken lakin bss
فقط: bas
لو: law lw
اذا: etha eza iza itha ida lo
لا: la2 laa la
ليس: mo mu mob mesh mish moo mush mub mosh
ما: ma maa
قبل: gabl abl 2abl qabl abel gbl gabel
بعد: ba3d ba3ad ba3ed b3d
كل: kol kil kul kull kell
اي: ay ayy ai
بدون: bdon bedoon bidoon bdoon bidun
ايضا: kaman kman barda bardo bardu
الان: al7een el7een al7in 7aleyan dilwa2ti delwa2ty hala2 halla2 hassa halheen al7eeen dilwa2ty
اليوم: alyoom elyom ilyom alyawm elyoom alyom enaharda elnaharda alyoum lyoom
غدا: bokra bukra bacher bachir bakir boukra bokrah bukrah bacer bachr
امس: ams embare7 mbare7 ams
يوم: youm yom yoom yawm
ليل: lail leil layl leel
صباح: sba7 9ba7 sabah
الصبح: elsob7 sob7 9ob7
مساء: masa masaa
ظهر: dohr thohr duhr
عصر: 3asr
ساعه: sa3a sa3ah saa3a
دقيقه: dge8a d2i2a da2i2a dagega dagiga
اسبوع: osboo3 esboo3 isbo3 usbu3 esbo3 osbo3
شهر: shahr shhr
سنه: sana sanah sneh
شهري: shahri shahry shahree
سنوي: sanawi sanawy
ابي: abi aby abgha ab8a abgy abghi abga bidi biddi 3ayez 3awez ayez areed ureed arid bade badi baddi bdi 3ayza 3awz 3ayz 3yz aba abee wedi weddi 7ab ab3'a ab'3a abbi bghet bghit
نبي: nabi nbi nabgha nab8a bdna badna neby nebi
تبي: tabi tbi tabgha tab8a
احتاج: a7taj ahtaj me7taj m7taj e7taj
لازم: lazem lazim lzm lazm lazmm
ممكن: mumkin momken mumken mmkn yimkin momkin momkn mmken ymken
استطيع: agdar a2dar agder agdr ba2dar akdar a8dar fini fiini a2der ba2der aqdar
تستطيع: tagdar te2dar tgdr tagder te2dr te2daro tgdroon tgdron btgdaro
يصير: yseer yesir ysir
ينفع: yenfa3 yinfa3 ynf3 yenf3
لديكم: 3andkom 3ndkm 3indkum 3andakom 3andkum 3andokom andkom indkum 3ndkom 3andoko 3andku 3endkom 3endkum 3ndko 3andak 3andek 3indik 3endak 3andko 3andkon 3endkon 3andoku 3edkom 3idkum
معكم: ma3kom m3akom ma3kum
لدي: 3andi 3ndi andi 3indi 3endi 3andy
عندنا: 3andna 3ndna 3indna
يوجد: fi fee fih fyh mawjood mawjod fehe aku ako kayen kayn feeh
موجود: mawjood mawjod mwjod mawgood mawgod
متوفر: mtwfr metwafer motawafer mutawafir mitwafir mitwaffer mtwafer metwaffer mtwaffer
سعر: se3r s3r sa3r si3r se3ro se3rah s3rha se3rha
اسعار: asear as3ar as3arkom 2as3ar
فلوس: floos flous fulus flos
فلوسي: floosi flousi flosi
رسوم: rosoom rusoom rsoom rosom
مجانا: majanan bbalash balash bebalash balach blash bblash maganan majjanan bebalach
غالي: ghali 8ali 3'ali
رخيص: r5ees rkhees rekhis ra5ees rakhis
ارخص: arkhas ar5as ar5a9 arkha9
قهوه: qahwa gahwa 2ahwa kahwa ahwe gahwah 2ahweh
توصيل: tawseel tawsil tosil tawsel tewseel tw9eel taw9eel tawseel
توصلون: twslon tewaslon twasloon twslo tw9loon twa9loon twasslon btwasslo bt9alo tewasslo twassloon tewaslo btwaslo
يوصل: yosal yewsal yousal yo9al yewsel bewsal byewsal yosel
وصل: wesel wasal wo9al wa9al wesil
وصلني: wasalni wa9alni weselni wslny we9alni waslni
ما وصل: mawasal mawesel
طلب: talab 6lb 6alab talabeya 6albeya 6alabeya
طلبي: talabi 6labi talaby 6alabi 6lbi 6alaby talabeyti
اطلب: a6lob atlob 2atlob a6lub otlob o6lob
دفع: daf3 daf3a
ادفع: adfa3 2adfa3 adf3
رقم: raqam rqm ragam raqm ra8am ra2am ra8m raqm rakam ragm
رقمي: ra8mi ragmi raqmi ra2mi
فرع: far3 fr3 far3kom
موقع: mawqe3 mawqi3 mo8e3 maw8e3
موقعكم: mawqe3kom mo83km mawqi3kum
دوام: dawam dawamkom dwam
مفتوح: maftoo7 maftooh fat7een fathin maftu7
رياض: riyadh alriyadh ryad riyad
جده: jeddah jedda jadda jda
دمام: dammam damam
خصم: khasm 5sm khasem 5a9m 5asm kha9m 5a9em
عرض: 3ard 3ardh 3ar'9
عروض: 3orood 3roodh 3oroodh 3urood
كيلو: kilo kelo
موظف: mowazaf muwazaf mwazaf mowadhaf muwadhaf mwthf moazaf mwathaf mowathaf muwathaf
اكلم: akalem akallem akalm atkalam etkalam atkallam a7ki akllm
مشكله: moshkela mushkila moshkila mshkla mushkela mochkila
السلام: salam slam salaam assalam alsalam
عليكم: alaikum 3alaikum 3alikom alykom 3laikom aleikum 3alaykom
مرحبا: mar7aba marhaba mrhba
هلا: hala halla ahla hlaa hla
شكرا: shukran shokran shkran chokran
لل: lel lil lal
ب: b
و: w we
معقول: ma3gool ma3qool ma32ool ma3gol
مناسب: mnasb monaseb munasib mnaseb
طاحونه: ta7ona ta7oona tahona ta7onah tahoona
مطحنه: mat7ana mt7na
حليب: 7aleeb 7alib 7lib halib
بن: bon bun
اشتراك: eshterak ishtirak eshtrak eshtrak ishtrak
ضمان: daman dhaman 9'aman thaman
هديه: hdya hadeya hadiya hadyah hdyeh
كبسولات: kabsolat capsolat kapsolat
الجمعه: aljum3a eljom3a jum3a jom3a gom3a eljum3a elgom3a
السبت: sabt elsabt
الخميس: 5amees khamees 5amis
رمضان: ramadan ramadhan rmthan
سمحت: sama7t samaht sm7t sma7t sama7ti
الله: allah
يعطيك: ya36eek ya3tik y36ik y36eek
العافيه: el3afya al3afya alafya el3afye
ارجاع: erja3 irja3 arj3 araje3
ارجع: araj3 arja3 argga3 araggi3 arajje3 araje3 rajje3
استبدال: estebdal istibdal
ابدل: abadel abaddel abdel badel abaddil
الغاء: elgha2 ilgha elgha
الغي: algi al8i alghi 2alghi alghy
اغير: a8ayer aghayer a3'ayer aghayyer a8ayyer
اعرف: a3ref a3rf ba3raf a3raf
نسيت: nset nseet naseet nesit nsit
ضاع: tha3 dha3 9'a3 da3 tha3at da3at dha3at
خربان: 5rban kharban 5arban 5arbana
مكسور: maksoor maksour
يشتغل: yeshtaghel yeshte8el yshta8l byeshtaghel yishtaghil yeshte3'el
مو شغال: moshaghal
اسوي: asawi asawwi asawy aswi
افعل: a3mel a3mil 2a3mel ba3mel b3mel
ارسل: arsel 2arsel ab3at ab3ath arsil
شخص: a7ad 7ad 7ada wa7ad wa7ed
شي: shay shi she shey 7aga 7aja haga
كثير: kteer ktir wayed wajed kathir ktheer
جدا: marra mara jedan giddan awi awy
قليل: shwai shway shwaya shwayya
كبير: kbeer kbir kebeer kabeer
كبيره: kbeera kbira kebira kabeera
صغير: sgheer zgheer saghir 9gheer s8eer 9a8eer
جديد: jdeed jdid gedid gdid jadeed
قديم: qadeem gadeem 2adeem gdeem
زين: zain zein zen kwayes kwayyes mnee7 mni7
حلو: 7elo 7ilw 7elw helo
تمام: tamam tmam
خلص: 5ala9 khalas 5alas kh9 5lass 5l9 5ales khls
خلاص: khala9
بيت: bait beit bayt bet
بيتي: baiti beiti bayti
بيتنا: baitna beitna
سياره: sayara siyara syara sayyara sayarah 3arabeya 3rbya sayyarah
سيارات: sayarat sayyarat siyarat 3arabeyat
ولد: walad wld
ولدي: weldi waladi wldi wladi ibni ebni
عيال: 3yal 3eyal
بنتي: benti binti bnti
اولاد: awlad wlad
اطفال: atfal a6fal 6fal
طفل: tefl 6fl 6efl tifl
زوجتي: zawjti zojti marati
زوجي: zawji zoji jozi
اخوي: a5ooy akhooy a5oya akhoya a5i akhi a5oy
صديقي: sadeeqi 9adee8i sa7bi 9a7bi
جوال: jawal jwal gawal
جوالي: jawali jwali
نت: net elnet
باقه: ba8a baqa ba2a bagah ba8ah baqah
شريحه: sharee7a shari7a shree7a share7a shariha
رصيد: raseed ra9eed rasid ra9id
رصيدي: raseedi ra9eedi rasidi
كود: code kood
فاتوره: fatoora fatora fatoura fatoore fatorah fatwra
حساب: 7esab 7isab hisab 7sab
حسابي: 7esabi 7isabi 7sabi
بطاقه: bi6aqa be6a8a bita2a bta2a ba6a8a bataqa beta2a bitaqa
كلمه السر: kelmat elser kalimat elsir
موعد: maw3ed maw3id mo3ed mow3ed maw3id maw3d
موعدي: maw3edi mo3di maw3idi
حجز: 7ajz 7ajez 7agz hajz
احجز: a7jez a7jiz a7gez ahjez a7jz
دكتور: doktor daktor
دكتوره: doktora doctora
اسنان: asnan 2asnan snan
مقاس: maqas ma2as magas ma8as mqas
لون: loon lawn lon
اصلي: asli a9li original
تقليد: taqleed ta2leed taqlid
تنظيف: tandeef tan9'eef tantheef tanzeef tanthif
غسيل: ghseel 8aseel ghasil ghaseel 3'aseel 8seel
كوي: kawi kaway
ثوب: thoob thob tob
عبايه: 3abaya 3baya abaya 3bayah
شنطه: shan6a shanta shnta jan6a
جزمه: jazma gazma jezma
فستان: fostan fustan fustn
زواج: zawaj zwaj gawaz
عرس: 3ers 3rs
فرح: fara7
حفله: 7afla 7aflah hafla
ورد: ward werd
وظيفه: wathefa wazifa wadhefa
وظايف: wathayef wazayef wadhayef wathaef
شغل: shoghl sho8l shughl shu3'l
مدرسه: madrasa madrse madrsa
مدارس: madares madaris
شهاده: shahada shehada shhada shahade
تسجيل: tasjeel tasgeel tasjil
اسجل: asajjel asajel asagel asajil
شقه: sha2a sha8a shaqa shagga
ايجار: ejar eejar ijar egar
عقد: 3aqd 3a8d 3agd 3a2d
رخصه: ro5sa rokhsa ru5sa ro59a ro5set rokhset ro59et
تصريح: tasree7 tasri7 ta9ree7
مخالفه: mo5alafa mukhalafa mokhalfa m5alfa mo5alfa
سفر: safar sfar
مسافر: msafer mesafer msafr
رايح: raye7 ray7 raye7een
جواز: jawaz gawaz jwaz
فندق: fondo2 fundoq fndg fondog funduq
طياره: tayara 6ayara 6yara tayyara
تذكره: tathkara tazkara ta4kara tathkera
تذاكر: tathaker tazaker ta4aker
مطار: matar ma6ar
اكل: akl akel
مطعم: mat3am ma63am ma6am
لحم: la7m la7ma
دجاج: dajaj djaj dyay farakh
قطه: gattwa gatwa 2otta qetta bissa g6wa
كلب: kalb chalb
تامين: ta2meen tameen t2meen tamin
حادث: 7adeth 7adth hadeth 7adith
شحنه: sha7na shohna sh7na sha7neh
شحنتي: sha7nti sh7nti sha7nati
طرد: tard 6ard
مندوب: mandoob mandob mndob mandub
عنوان: 3nwan 3enwan 3inwan 3onwan
باب: bab
صوره: soora 9ora soura 9oora sora
واحد: wahed
مين: meen
شرايكم: shraykom
قريب: gareeb 2areeb qareeb garib
بعيد: b3eed ba3eed
حق: 7ag 7a2 7aq hag
حقي: 7agi 7aggi 7agty 7agti 7agy beta3i btaa3i betaa3y
حقكم: 7agkom betaa3ko beta3ko
ضروري: dharori darori 9'arori tharoori
بسرعه: bsor3a bsr3a besor3a
بطي: ba6ee ba6i6 batee2
ضعيف: da3eef dha3eef tha3eef 9'a3eef
ضعيفه: da3eefa dha3eefa tha3eefa
احسن: a7san 2a7san
افضل: afdal af9'al afthal afdhal
فرق: far8 farg far2 farq
باقي: ba8i bagi ba2i baqi
اقل: a8al agal a2al aqal
اكثر: akthar aktar akter
كامل: kamel kaml
اونلاين: online
باليوم: belyom bilyom balyom belyoum bilyoum balyoum belyoom bilyoom balyoom belyawm filyom felyom
بالشهر: belshahr bilshahr balshahr bilshaher belshaher filshahr
بالسنه: belsana bilsana balsana bilsaneh belsaneh
بالاسبوع: belosbo3 bilosbo3 balosbo3 bilesbo3 belesbo3
بالساعه: belsa3a bilsa3a balsa3a bilsa3ah belsa3ah filsa3a
بالليله: bellela billela ballela billeila belleila
بالكيلو: belkilo bilkilo balkilo belkelo
للشخص: lelshakhs lilshakhs lalshakhs
`;

/** Also words of another language: no sign of Arabizi on their own, but read when there is a sign. */
export const ambiguousWords =
  "b w we bon bun lil fi fe fel fil eh min men cam esh salam delivery wen win fen kif kilo aby law fee arid hal hl sho la lo ma mo mu ay ai aw bas da di deh hay ash ish wish wash code net online bet tob original " +
  "bar kol kil kul aba bade wala hala halla ams ward tard dah haad lawn lon matta meta ila ela zen tbi nbi hag dam bab maa laa she shi tamam akl wahed lazm mara bl bel mush mub chm ile doctora jeddah riyadh riyad dammam ramadan visa allah hajj abaya bacer far8 hada da3 kaman awi bardo helo marra leash hafla alo 3an bgh madares snan laysh shay";
