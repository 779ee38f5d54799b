/** Schools, universities, nurseries, training. Written for this project. */
export const STUDY = `
مدرسة, مدارس, مدرسي, مدرسية | school, schools
جامعة, جامعات, جامعي, جامعية | university, universities, college
كلية, كليات | college, faculty
معهد, معاهد, أكاديمية, مركز تدريب | institute, academy, training center
روضة, روضات, حضانة, حضانات, تمهيدي, رياض أطفال, كي جي | kindergarten, nursery, preschool, kg, daycare, kg1
حضانة, رعاية أطفال, حضانه | nursery, childcare, daycare
ابتدائي, ابتدائية, مرحلة ابتدائية, الابتدائي | primary, elementary
متوسط, إعدادي, متوسطة | intermediate, middle school
ثانوي, ثانوية, الثانوية | secondary, high school
بكالوريوس | bachelor, undergraduate, degree
ماجستير, دراسات عليا | master, masters, postgraduate, graduate
دكتوراه | phd, doctorate
دبلوم, دبلومات | diploma, diplomas
دورة, دورات, كورس, كورسات | course, courses, class
ورشة, ورش, ورشة عمل | workshop, workshops
محاضرة, محاضرات | lecture, lectures
حصة, حصص, درس, دروس | class, lesson, lessons, classes, session
كلاس, كلاسات | class, classes
دروس خصوصية, مدرس خصوصي, خصوصي | tutoring, private lessons, tutor, private tutor
فصل, فصول, صف, صفوف | class, classroom, grade, semester, classrooms
فصل دراسي, ترم, سمستر | semester, term
سنة دراسية, عام دراسي, العام الدراسي | academic year, school year
مادة, مواد | subject, subjects, material
تخصص, تخصصات | major, specialization, specialty, majors
منهج, مناهج, المنهج | curriculum, syllabus, curricula
معلم, مدرس, معلمة, مدرسة, معلمين, أستاذ, أستاذة, تيتشر, مس | teacher, teachers, instructor, professor, tutor
مدرب, مدربين, مدربة, مدربات, كوتش | trainer, trainers, coach, instructor
متدرب, متدربين | trainee, trainees
مدير مدرسة, مديرة, ناظر | principal, headmaster, head teacher
مشرف, مشرفة, مرشد | supervisor, counselor, advisor
خريج, خريجين, تخرج, +تخرج | graduate, graduates, graduation, alumni
تسجيل, قبول وتسجيل, التسجيل, القبول | enrollment, registration, admission, enrolment, admissions, enrol
تقديم, شروط القبول, شروط التقديم | admission requirements, entry requirements, application
أوراق, أوراق مطلوبة, مستندات, وثائق, الأوراق المطلوبة | documents, papers, required documents
شهادة ميلاد, شهادة الميلاد | birth certificate
بطاقة تطعيم, بطاقة التطعيم, كرت تطعيم | vaccination card, vaccination record
كشف درجات, كشف علامات, سجل أكاديمي, كشف الدرجات | transcript, transcripts, grades, grade report
درجة, درجات, علامة, علامات | grade, grades, mark, marks, score
معدل, معدل تراكمي | gpa, average
نجاح, ناجح, +نجح, اجتياز, +جتاز | pass, success, passed
رسوب, راسب, +رسب | fail, failed
اختبار, امتحان, اختبارات, امتحانات, كويز | exam, test, exams, quiz, tests
اختبار تجريبي | mock test, mock exam, practice test
اختبار تحديد مستوى, تحديد مستوى, تحديد المستوى, اختبار مستوى | placement test, level test
اختبار قدرات, قدرات | aptitude test
آيلتس, ايلتس | ielts
توفل | toefl
ستيب | step
سات | sat
واجب, واجبات | homework, assignment
مشروع تخرج | graduation project
بحث, أبحاث, دراسة | research, study, paper
كتاب, كتب | book, books, textbook, textbooks
دفتر, دفاتر, كراسة | notebook, notebooks
قلم, أقلام | pen, pens, pencil
قرطاسية, أدوات مدرسية, مستلزمات مدرسية | stationery, school supplies
حقيبة مدرسية | school bag
باص, حافلة, باصات, حافلات, نقل مدرسي, مواصلات, الباص | bus, buses, school bus, transport, transportation
ذهاب وعودة, ذهاب واياب, روحة وردة | round trip, both ways, return
ذهاب فقط, اتجاه واحد | one way
مقصف, كانتين, كافتيريا | canteen, cafeteria
رحلة مدرسية, رحلات | field trip, trips, excursion
نشاط, أنشطة, فعالية, فعاليات, نشاطات | activity, activities, events
لامنهجي, أنشطة لامنهجية, بعد المدرسة | extracurricular, after school
نادي صيفي, معسكر, معسكر صيفي, معسكرات | summer camp, camp, summer club
غياب, نسبة الغياب, غيابات | absence, attendance, absences
حضور, التحضير | attendance
انصراف, خروج الطلاب, +نصرف | dismissal, end of day, leave
طابور, الطابور الصباحي | assembly
رسوم دراسية, رسوم الدراسة, أقساط مدرسية, مصاريف, رسوم المدرسة, قسط | tuition, tuition fees, school fees, fees
منحة, منح, منح دراسية, ابتعاث | scholarship, scholarships, financial aid, grant
خصم الإخوة, خصم إخوان, خصم الأخوان | sibling discount, discount for siblings
خصم طلاب, خصم الطلاب | student discount
سكن طلاب, سكن جامعي, سكن الطلاب | student housing, dormitory, dorm, student accommodation
عن بعد, أونلاين, تعليم عن بعد, أون لاين | online, remote, distance learning, remotely, virtual
حضوري, حضورية, وجها لوجه | in person, on site, face to face, in class, onsite
مسجل, مسجلة, تسجيلات | recorded, recordings, recording
شهادة معتمدة, اعتماد, معتمدة | accredited certificate, accreditation, certified, accredited, recognised
شهادة حضور, شهادة إتمام | certificate of attendance, completion certificate
توظيف الخريجين, فرص وظيفية | job placement, career, employment
تدريب تعاوني, تدريب صيفي, تدريب ميداني, كوب | internship, coop training, intern
خبرة, خبرات, خبرة سابقة | experience, prior experience
مهارة, مهارات | skill, skills
محاسبة, محاسب | accounting, accountant
إدارة أعمال | business administration
تسويق, تسويق رقمي, تسويق إلكتروني | marketing, digital marketing
برمجة, مبرمج, حاسب, علوم الحاسب | programming, coding, computer science
أمن سيبراني, أمن المعلومات | cybersecurity, cyber security, information security
ذكاء اصطناعي | artificial intelligence, ai
تحليل بيانات, علم البيانات | data analysis, data science
تصميم جرافيك, جرافيك, قرافيك | graphic design, graphic
هندسة, مهندس, مهندسين | engineering, engineer
طب | medicine
قانون, حقوق | law
لغة إنجليزية, دورة إنجليزي, اللغة الإنجليزية | english course, english language
محادثة | conversation, speaking
قواعد, نحو | grammar
رياضيات | math, mathematics, maths
علوم | science, sciences
فيزياء | physics
كيمياء | chemistry
أحياء | biology
تاريخ | history
جغرافيا | geography
فن, فنون, رسم | art, arts, drawing
موسيقى, بيانو, عود | music, piano
قرآن, تحفيظ, تحفيظ القرآن | quran, memorization
روبوت, روبوتات | robot, robotics, robots
خط, خط عربي | calligraphy, handwriting
تعليم خاص, صعوبات تعلم, دمج | special education, learning difficulties, special needs
حفاض, تدريب على الحمام, الحمام, تدريب الحمام | potty training, toilet training, diaper
قيلولة | nap
رضع | infants, babies
كاميرا, متابعة بالكاميرا | camera, live camera
سلوك, تنمر | behavior, bullying
عض, +عض | bite, bit
ولي أمر, أولياء الأمور, أولياء أمور, بوابة أولياء الأمور | parent, parents portal, guardian
مجلس الآباء, اجتماع أولياء الأمور | parents meeting, parent teacher meeting
نقل طالب, نقل, تحويل مدرسة | transfer, school transfer
انسحاب, انسحاب من المدرسة, انسحاب من الدورة | withdrawal, withdraw, drop course
استرداد الرسوم, استرجاع الرسوم | fee refund, refund
مقعد, مقاعد | seat, seats, spots
قائمة انتظار, قائمة الانتظار, ويتنق ليست | waiting list, waitlist
سبورة | board, whiteboard
مختبر, معمل | lab, laboratory
مكتبة | library
ملعب, ملاعب, ساحة | playground, field, court, pitch
دوام مدرسي, يوم دراسي, الدوام المدرسي | school day, school hours
يوم مفتوح, زيارة المدرسة, جولة | open day, tour, school visit, visit
`;
