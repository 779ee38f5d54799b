/** Working life, for the internal agent and job seekers; professional services. Written for this project. */
export const WORK = `
عمل, شغل, وظيفة, وظائف | work, job, jobs, career
توظيف, شاغر, شواغر, وظائف شاغرة, وظيفة شاغرة | hiring, vacancy, vacancies, recruitment, openings, job openings
سيرة ذاتية, سي في, السيرة الذاتية, سير ذاتية | cv, resume, curriculum vitae
مقابلة, مقابلات, مقابلة شخصية, انترفيو | interview, interviews
عرض وظيفي | job offer, offer letter
عقد عمل | employment contract, work contract
مسمى وظيفي, منصب | job title, position
موارد بشرية, الموارد البشرية, اتش ار | hr, human resources
موظف, موظفين, موظفة, منسوبين | employee, employees, staff
رقم وظيفي, الرقم الوظيفي | employee number, employee id, staff id
مدير مباشر, مدير, مديري | line manager, manager, supervisor, direct manager
قسم, أقسام, إدارة | department, departments, section
فترة تجربة, فترة التجربة | probation, probation period, trial period
راتب, رواتب, معاش | salary, pay, salaries, payroll, wage
موعد الراتب, نزول الراتب, +نزل الراتب | payday, salary date, pay day
كشف راتب, مسير, مسير رواتب, قسيمة راتب | payslip, pay slip, payroll
زيادة راتب, علاوة, علاوات | raise, salary increase, increment, pay rise
مكافأة, مكافآت, بونص, حوافز, حافز | bonus, bonuses, incentive, reward
بدل, بدلات | allowance, allowances
بدل سكن | housing allowance
بدل نقل, بدل مواصلات | transport allowance, transportation allowance
عمل إضافي, وقت إضافي, ساعات إضافية, أوفرتايم, خارج الدوام | overtime, extra hours
انتداب, رحلة عمل, سفر عمل | business trip, work travel, travel assignment
مصاريف سفر, بدل سفر | travel expenses, per diem
تعويض مصاريف, عهدة, مصاريف | expenses, expense claim, reimbursement, petty cash
إجازة, إجازات | leave, vacation, time off, holiday, days off
إجازة سنوية, اجازتي السنوية | annual leave, vacation, paid leave
إجازة مرضية, مرضية | sick leave, sick day
إجازة زواج | marriage leave
إجازة أمومة, إجازة وضع, إجازة ولادة | maternity leave
إجازة أبوة, إجازة مولود | paternity leave
إجازة وفاة, إجازة عزاء | bereavement leave, compassionate leave
إجازة بدون راتب, بدون راتب | unpaid leave
إجازة اضطرارية, اضطرارية, طارئة | emergency leave, urgent leave
رصيد الإجازات, رصيد إجازات, كم باقي اجازة | leave balance, remaining leave, vacation days left
ترحيل الإجازات, +رحل | carry over, carry forward
استئذان, إذن خروج, +ستأذن | permission, leave early, short leave
عمل عن بعد, دوام عن بعد, العمل من المنزل, من البيت | remote work, work from home, telework, wfh
دوام مرن, مرونة | flexible hours, flexible working
ساعات العمل, دوام, الدوام | working hours, work hours
حضور وانصراف, بصمة, تحضير, تبصيم | attendance, clock in, punch in, fingerprint attendance
تأخير, تأخر عن الدوام | lateness, late arrival
غياب, غياب بدون عذر | absence, absent
شفت, وردية, جدول الدوام | shift, roster, shift schedule
استقالة, +ستقيل, الاستقالة | resignation, resign
فترة إشعار, إشعار, فترة الإنذار | notice period, notice
إنهاء خدمة, إنهاء خدمات, فصل | termination, dismissal
نهاية الخدمة, مكافأة نهاية الخدمة, مكافأة نهاية خدمة | end of service, gratuity, end of service benefit, severance
مخالصة, إخلاء طرف | clearance, final settlement
شهادة خبرة, خطاب خبرة | experience certificate, experience letter
خطاب تعريف, تعريف بالراتب, شهادة راتب, تعريف | employment letter, salary certificate, letter, employment certificate
خطاب, خطابات | letter, letters
تقييم أداء, تقييم الأداء, الأداء | performance review, appraisal, performance evaluation
ترقية, ترقيات | promotion
تدريب, دورة تدريبية, تطوير | training, development, course
إنذار, لفت نظر, جزاء, خصم | warning, disciplinary, penalty, deduction
شكوى, تظلم | grievance, complaint
تحرش | harassment
سياسة الشركة, لائحة, سياسات, لوائح | company policy, policy, policies, regulations
لباس, لبس العمل, الزي | dress code, uniform
بطاقة عمل, بطاقة موظف, بطاقة دخول, كرت العمل | id badge, access card, employee card, badge
تأمين طبي, تأمين, بطاقة التأمين | medical insurance, health insurance, insurance card
تأمينات, التأمينات الاجتماعية | social insurance, gosi
جهاز, لابتوب العمل, لابتوب | laptop, device, equipment
طلب جهاز, معدات | equipment request, hardware request
تذكرة دعم, تقنية المعلومات, الدعم التقني, تقنية معلومات, اي تي | it support, helpdesk, help desk, it department
صلاحية دخول, صلاحيات | access, permission, access rights
طابعة | printer
قاعة اجتماع, غرفة اجتماعات, حجز قاعة | meeting room, book meeting room
موقف سيارة, مواقف موظفين | parking, staff parking
كافتيريا, بوفيه, استراحة غداء | cafeteria, lunch break, break
قرطاسية, مستلزمات مكتبية | stationery, office supplies
شراء, مشتريات, طلب شراء, أمر شراء | procurement, purchase request, purchase order, purchasing
مورد, موردين | vendor, supplier
اعتماد, موافقة | approval, approve
ميزانية | budget
عهدة, عهد | custody, assets
سلامة, السلامة, سلامة مهنية | safety, occupational safety
إخلاء, حريق | evacuation, fire drill, fire
حادث عمل, إصابة عمل | work accident, work injury
سرية المعلومات, سرية | confidentiality, confidential
تضارب مصالح | conflict of interest
هيكل تنظيمي | org chart, organization structure
موظف جديد, تهيئة, مباشرة | new hire, onboarding, new employee, new joiner
استشارة, استشارات, مستشار | consulting, consultation, consultant, advisory
جدوى, دراسة جدوى | feasibility study
خطة عمل, خطة | business plan, plan
محاسبة, مسك دفاتر | accounting, bookkeeping
تدقيق, مراجعة | audit
زكاة وضريبة | zakat and tax
ترجمة, ترجمة معتمدة, مترجم | translation, certified translation, translator
هندسة, مكتب هندسي | engineering, engineering office
تسويق, وكالة تسويق | marketing, agency
علاقات عامة | public relations, pr
مبيعات, قسم المبيعات | sales, sales department
خدمة عملاء | customer service, customer care
مركز اتصال, كول سنتر | call center, contact center
شراكة, شراكات | partnership, partner
امتياز تجاري, فرنشايز, الامتياز | franchise, franchising
وكيل معتمد, موزع معتمد | authorized dealer, authorised agent, authorized distributor
عمولة, تسويق بالعمولة | commission, affiliate
مستثمر, مستثمرين | investor, investors
اجتماع, موعد اجتماع | meeting, appointment
عرض سعر, عرض فني | quote, quotation, proposal
مشروع, مشاريع | project, projects
تسليم المشروع, مدة التنفيذ, تنفيذ | delivery, project delivery, turnaround, execution, implementation
عميل سابق, أعمال سابقة, سابقة أعمال, معرض أعمال | portfolio, previous work, references
ضمان العمل | guarantee, warranty
فريق العمل | team, staff
خبرة, سنوات الخبرة | experience, years of experience
شروط الدفع | payment terms
سلامة الغذاء, دورة السلامة | food safety, safety course
متدرب, متدربين | intern, trainee
تطوع | volunteer
متقاعد, تقاعد | retirement, retired, pension
`;
