/** Insurance, law, government, municipality, companies. Written for this project. */
export const INSURANCE = `
تأمين, تأمينات, تامينات | insurance
وثيقة, وثيقة تأمين, بوليصة, وثائق, بوليصة تأمين | policy, insurance policy, policies
وثيقة التأمين, رقم الوثيقة | policy number, insurance policy
تأمين طبي, تأمين صحي | medical insurance, health insurance
تأمين سيارات, تأمين مركبات | car insurance, motor insurance, vehicle insurance
تأمين شامل | comprehensive, comprehensive insurance
تأمين ضد الغير, ضد الغير | third party, third-party insurance, liability
تأمين سفر | travel insurance
تأمين منزل, تأمين منازل | home insurance, property insurance
تأمين حياة, تأمين على الحياة | life insurance
تأمين شركات | business insurance, group insurance
تأمين عمالة منزلية, تأمين العمالة المنزلية | domestic worker insurance, maid insurance
قسط, قسط التأمين, أقساط | premium, premiums, installment
تغطية, تغطيات, مغطى, +غطي | coverage, cover, covered, covers
استثناء, استثناءات, مستثنى, غير مشمول, +ستثني | exclusion, exclusions, excluded, not covered
مطالبة, مطالبات, رفع مطالبة, تقديم مطالبة | claim, claims, file claim, submit claim
حالة المطالبة, متابعة المطالبة | claim status, track claim
تعويض, تعويضات, مبلغ التعويض | compensation, payout, reimbursement, settlement
نسبة التحمل, تحمل, مبلغ التحمل | deductible, excess, copay
حد التغطية, حد أعلى | coverage limit, limit
خصم عدم المطالبة, عدم وجود مطالبات, خصم عدم وجود مطالبات, بدون حوادث | no claim discount, no claims bonus, no-claims
هلاك, خسارة كلية, هلاك كلي | total loss, write off
تقدير الأضرار, تقدير, تقييم الأضرار, شيخ المعارض | damage assessment, estimate, appraisal
ضرر, أضرار | damage, damages, harm
حريق | fire
سرقة | theft
فيضان, أمطار, سيول, كوارث طبيعية | flood, rain, natural disaster, storm
زلزال | earthquake
حادث, حوادث | accident, accidents
تقرير الحادث, نجم, تقرير نجم | accident report, najm report, police report
تصليح الوكالة, إصلاح وكالة, وكالة | agency repair, dealer repair
ورشة معتمدة, ورش معتمدة | approved workshop, approved garage, workshops
شبكة, شبكة المستشفيات, الشبكة الطبية, مستشفيات الشبكة | network, hospital network, provider network, hospitals
موافقة مسبقة | preapproval, pre-authorization, prior approval
أمراض مزمنة, مزمن | chronic disease, chronic, pre-existing
أمراض سابقة, حالة سابقة | pre-existing conditions
حمل وولادة, ولادة | maternity, pregnancy
أسنان | dental
نظارات, بصريات | optical, glasses
معال, تابعين, تابع, إضافة تابع, معالين | dependent, dependents, add dependent, family members
إضافة مولود, إضافة طفل | add newborn, add baby
مؤمن له, مؤمن | insured, policyholder
مستفيد, مستفيدين | beneficiary
تجديد الوثيقة, تجديد التأمين | renew policy, policy renewal, renewal
إلغاء الوثيقة, إلغاء التأمين, إلغاء تأمين | cancel policy, policy cancellation
استرداد القسط | premium refund
نقل الوثيقة, نقل التأمين, بيع السيارة | transfer policy, sell car
سائق إضافي, سائق آخر, إضافة سائق | additional driver, named driver, another driver, add driver
عمر السائق | driver age, under 25
خارج المملكة, تغطية خارجية, دول الخليج | abroad coverage, gcc coverage, outside
شهادة تأمين, إثبات التأمين | insurance certificate, proof of insurance
وسيط تأمين | insurance broker
شكوى | complaint
فترة انتظار | waiting period
إعادة التأمين | reinsurance
محامي, محامين, محاماة, محاميه | lawyer, lawyers, attorney, law firm, solicitor
استشارة قانونية, استشارات قانونية | legal consultation, legal advice
قضية, قضايا, دعوى | case, cases, lawsuit, claim
محكمة, محاكم | court, courts
قاضي | judge
حكم, أحكام | judgment, ruling, verdict
استئناف | appeal
تنفيذ, تنفيذ حكم | enforcement, execution
صلح, تسوية, تحكيم | settlement, arbitration, mediation, conciliation
وكالة شرعية, توكيل, وكالة | power of attorney
كاتب عدل, كتابة العدل, موثق | notary, notary public
وصية | will, testament
ميراث, إرث, ورث, حصر ورثة | inheritance, heirs
طلاق, خلع | divorce
نفقة | alimony, child support
حضانة الأطفال, حضانة | custody
عقد, عقود, صياغة عقود, صياغة عقد | contract, contracts, drafting contract, contract drafting
شركة, شركات, تأسيس شركة, تأسيس | company, company formation, establish company, incorporation
سجل تجاري, السجل التجاري | commercial register, commercial registration, cr, business license
علامة تجارية, تسجيل علامة, تسجيل علامة تجارية | trademark, trademark registration, brand registration
براءة اختراع | patent
ملكية فكرية | intellectual property
ترخيص, رخصة, رخص, تراخيص | license, permit, licence, licensing
رخصة تجارية, رخصة محل, رخصة بلدية, رخصة محل تجاري | shop license, business license, trade license, commercial license
رخصة بناء | building permit
تصريح, تصاريح | permit, permission, permits
بائع متجول, عربة طعام, عربة متنقلة, فود ترك | street vendor, food truck, food cart, mobile vendor
بلدية, البلدية, أمانة, بلديات | municipality, council, municipal
وزارة, وزارات, الوزارة | ministry
حكومة, حكومي, حكومية, جهة حكومية | government, governmental
دائرة, هيئة, مؤسسة | department, authority, agency, institution
معاملة, معاملات, إجراء, إجراءات | transaction, procedure, paperwork, procedures
نموذج, استمارة, نماذج | form, forms
ختم, تصديق, تصديقات | stamp, attestation, attest
هوية وطنية, بطاقة الأحوال, الأحوال, أحوال مدنية | national id, civil affairs, id card
شهادة ميلاد | birth certificate
شهادة وفاة | death certificate
عقد زواج | marriage certificate, marriage contract
سجل الأسرة, كرت العائلة, دفتر العائلة | family register, family book
إقامة, تجديد الإقامة, تجديد إقامة | residence permit, iqama, iqama renewal, residency
كفالة, نقل كفالة, نقل خدمات, كفيل | sponsorship, transfer sponsorship, sponsor
خروج وعودة, تأشيرة خروج | exit reentry, exit visa, re-entry
خروج نهائي | final exit
تأشيرة عمل, تأشيرات عمل | work visa, work permit
رخصة عمل, كرت عمل | work permit
استقدام, مكتب استقدام | recruitment, recruitment office
أبشر | absher
نفاذ, النفاذ الوطني | nafath
توكلنا | tawakkalna
شهادة صحية, كرت صحي, بطاقة صحية | health certificate, health card
شهادة خلو سوابق, خلو سوابق | police clearance, criminal record
بلاغ, بلاغات, +بلغ | report, reports
مخالفة, مخالفات, مخالفة بلدية | violation, fine, violations, penalty
غرامة, غرامات, +غرم | fine, penalty, fines
حفرة, حفر | pothole, hole, dig
رصيف, أرصفة | sidewalk, pavement
إنارة, عمود إنارة, أعمدة إنارة, إنارة الشوارع | street light, lighting, lamp post, street lights
صرف صحي, مجاري, بيارة | sewage, sewer, drainage
نظافة الشوارع, نظافة | street cleaning, cleaning
حاوية, حاويات | bin, dumpster, container
جمع النفايات, نفايات | waste collection, garbage collection, rubbish, bin collection
إعادة تدوير, تدوير | recycling, recycle
حديقة, حدائق, متنزه, منتزه, منتزهات, متنزهات | park, parks, garden
مقبرة, مقابر, دفن | cemetery, burial, grave
كلاب ضالة, حيوانات سائبة | stray dogs, stray animals
مبنى آيل للسقوط, مهجور | abandoned building, abandoned car
سيارة مهجورة, سيارات مهملة | abandoned car, abandoned vehicle
ضوضاء, إزعاج | noise, nuisance
موقف ذوي الإعاقة | disabled parking
مواقف مدفوعة | paid parking
ضمان اجتماعي, حساب المواطن | social security, welfare, citizen account
تقاعد, متقاعد, تأمينات اجتماعية | retirement, pension, retired, social insurance
إعانة, مساعدة مالية, دعم | aid, benefit, subsidy, grant
انتخابات, تصويت | elections, vote
شرطة, الشرطة, مركز شرطة | police, police station
دفاع مدني, مطافي, إطفاء | fire department, civil defense, firefighters
جمعية خيرية, خيرية, جمعيات, خيري | charity, charitable, nonprofit
مناقصة, مناقصات, عطاء | tender, bid, tenders
مورد, موردين | supplier, vendor
سرية, اتفاقية سرية | confidentiality, nda
`;
