/** Property, building, contracts of lease. Written for this project. */
export const PROPERTY = `
عقار, عقارات, عقاري, عقارية | property, real estate, properties
مكتب عقار, مكتب عقاري, شركة عقارية | real estate agency, property agency, estate agent
وسيط عقاري, سمسار, وسيط | agent, broker, real estate agent, realtor
شقة, شقق | apartment, flat, apartments, flats
استوديو | studio, studio apartment
فيلا, فلل | villa, villas
دوبلكس | duplex, townhouse
تاون هاوس | townhouse
دور, طابق | floor
أرض, أراضي, قطعة أرض | land, plot, plots
مزرعة, مزارع | farm, farms
استراحة, شاليه | rest house, chalet
محل تجاري, محل, محلات, دكان | shop, commercial unit, store, retail space
مكتب, مكاتب | office, offices
معرض | showroom
مستودع, مخزن, مستودعات | warehouse, storage unit
عمارة, بناية, عمائر | building, apartment building
برج, أبراج | tower, towers
مجمع سكني, كمباوند, مجمع | compound, residential complex, complex
حي, أحياء, حارة | district, neighborhood, neighbourhood, area
شارع, شوارع | street, streets, road
طريق, طرق | road, highway, way
دوار | roundabout
تقاطع, إشارة مرور | intersection, junction, traffic light
للبيع, بيع | for sale, sale, sell
للإيجار, إيجار, تأجير, أجار | for rent, rent, rental, lease
إيجار شهري | monthly rent
إيجار سنوي | annual rent, yearly rent
مستأجر, مستأجرين | tenant, tenants, renter
مؤجر, مالك, صاحب العقار, صاحب البيت | landlord, owner, lessor
عقد إيجار, عقد الإيجار, عقد, عقود | lease, rental contract, tenancy contract, lease agreement, contract, rental agreement
توثيق العقد, توثيق عقد, إيجار | ejar, contract registration, register contract, notarize
تجديد العقد, تجديد عقد | renew contract, lease renewal, contract renewal
فسخ العقد, إنهاء العقد, إنهاء عقد, فسخ | terminate contract, end contract, early termination, break lease
إخلاء, +خلي, إشعار إخلاء | evict, eviction, vacate, move out
ضمان, تأمين, مبلغ الضمان, تأمين مسترد, عربون | security deposit, deposit
سعي, عمولة المكتب, عمولة | commission, agency fee, brokerage fee
دفعة أولى, مقدم, دفعة | down payment
تمويل عقاري, قرض عقاري, تمويل | mortgage, home loan, financing
دعم سكني, إسكان, سكني | housing support, housing
صك, صكوك, سند ملكية | deed, title deed
إفراغ, نقل ملكية | title transfer, ownership transfer
مساحة, متر مربع | area, square meters, sqm, size
غرف نوم, عدد الغرف, غرفة نوم | bedrooms, number of rooms, bedroom
حمام, حمامات | bathroom, bathrooms
مفروش, مفروشة | furnished
غير مفروش, بدون عفش, فاضية | unfurnished
تشطيب, تشطيبات | finishing, finishes
تحت الإنشاء, على الخارطة, أوف بلان | off plan, under construction
جاهز للسكن, جاهزة | ready to move, ready
معاينة, زيارة العقار, +عاين, مشاهدة العقار, جولة | viewing, visit property, see apartment, tour, view
موقف سيارة, مواقف | parking, parking space
مصعد | elevator, lift
مسبح | pool
حديقة | garden
شرفة, بلكونة | balcony
حارس | guard, concierge
أمن, حراسة | security
صيانة, صيانة العقار | maintenance, property maintenance
إدارة الأملاك, إدارة أملاك, إدارة عقارات | property management
خدمات, كهرباء وماء, عداد | utilities, electricity and water, meter
عداد, عدادات, عداد الكهرباء | meter, electricity meter
رسوم الخدمات, رسوم خدمات, اتحاد ملاك | service charges, hoa, owners association, maintenance fee
فاتورة الكهرباء | electricity bill
فاتورة الماء, فاتورة المياه | water bill
قريب من المدارس | near schools
جيران | neighbors
إزعاج | noise
حيوانات أليفة | pets
عزاب, عوائل | singles, families, bachelors
تقييم عقاري, تقييم, تثمين | valuation, appraisal, property valuation
استثمار عقاري | real estate investment
عائد الإيجار | rental yield
مخطط, مخططات, كروكي | plan, floor plan, layout, blueprint
رخصة بناء, ترخيص بناء | building permit, construction permit
تصميم معماري, معماري, مهندس معماري | architect, architectural design
إشراف هندسي | engineering supervision
حصر كميات | bill of quantities
مقاول | contractor
فحص فني, فحص العقار | property inspection, inspection
كود البناء | building code
رهن | mortgage, pledge
مزاد, مزادات, مزايدة | auction, bid
ورثة, إرث, ميراث | heirs, inheritance
وكالة, توكيل | power of attorney
شيك, شيكات | cheques, cheque
دفعات, عدد الدفعات | payments, installments, number of cheques
تأجير يومي, إيجار يومي | daily rent, short term rental, short-term
تأجير من الباطن | sublet, sublease
مسؤولية, مسؤول, مين يتحمل, على حساب | responsible, responsibility, liable, who pays
عطل في الشقة, تسريب | leak, repairs
نقل أثاث | moving
مفتاح, تسليم المفاتيح, استلام المفاتيح | keys, handover, key handover
ناطحة, إطلالة | view
سكني, سكنية | residential
تجاري, تجارية | commercial
صناعي, صناعية | industrial
زراعي, زراعية | agricultural
`;
