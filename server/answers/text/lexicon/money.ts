/** Banks, wallets, cards, accounting. Written for this project. */
export const MONEY = `
بنك, بنوك, مصرف, مصارف, مصرفي, بنكي, بنكية | bank, banks, banking
حساب, حسابات | account, accounts
حساب جاري | current account, checking account
حساب توفير, حساب ادخار, توفير, ادخار, +دخر | savings account, savings, saving
حساب مشترك | joint account
فتح حساب, +فتح حساب | open account, opening account
إغلاق حساب, إقفال حساب, إغلاق الحساب | close account, account closure
رقم الحساب, آيبان, ايبان | account number, iban
بطاقة, بطاقات, كرت | card, cards
بطاقة صراف, بطاقة الصراف, بطاقة مدى | atm card, debit card, debit
بطاقة ائتمانية, بطاقة ائتمان, فيزا, بطاقات ائتمانية, كريدت كارد | credit card, credit cards
بطاقة مسبقة الدفع | prepaid card
بطاقة افتراضية, بطاقة رقمية | virtual card
رقم سري, رمز سري, الرقم السري, باسورد | pin, passcode, secret code, password
رمز التحقق, كود التحقق, رمز تحقق, او تي بي, رمز التفعيل | otp, verification code, one time password, activation code
صراف, صراف آلي, صرافات, ماكينة | atm, cash machine
صرافة, محل صرافة | exchange office, currency exchange
سعر الصرف, صرف العملات | exchange rate, currency exchange
عملة, عملات, عملة أجنبية | currency, currencies, foreign currency
عملات رقمية, بيتكوين, عملة رقمية | crypto, cryptocurrency, bitcoin
دولار, دولارات | dollar, dollars, usd
ريال, ريالات | riyal, riyals, sar
درهم, دراهم | dirham, aed
دينار, دنانير | dinar
جنيه, جنيهات | pound, egp
يورو | euro
ليرة | lira
روبية | rupee
نقد, نقدي, كاش, نقدا, كاشات | cash
شيك, شيكات | cheque, check, cheques
دفعة, دفعات | payment, installment, payments
دفعة أولى, دفعة مقدمة, مقدم | down payment, deposit, first payment, advance
قسط, أقساط, تقسيط, +قسط, بالتقسيط | installment, installments, instalments, split payment, pay later
بدون فوائد, دون فوائد | interest free, without interest, zero interest
فائدة, فوائد, ربا, هامش ربح | interest, interest rate, profit rate
قرض, قروض, تمويل, سلفة, سلف | loan, loans, finance, financing, credit
تمويل شخصي, قرض شخصي | personal loan, personal finance
تمويل عقاري, قرض عقاري, رهن, رهن عقاري | mortgage, home loan, home finance
تمويل سيارة, قرض سيارة | car loan, auto finance
سداد مبكر, تسديد مبكر | early settlement, early repayment, pay off early
كفيل, ضامن | guarantor, sponsor
تعثر, متعثر | default
راتب, رواتب, معاش, أجر, أجور | salary, wage, pay, wages, salaries
تحويل راتب, تحويل الراتب | salary transfer
تعريف راتب, تعريف بالراتب | salary certificate, salary letter
تحويل بنكي, حوالة بنكية, حوالة | bank transfer, wire transfer, transfer, remittance
تحويل دولي, حوالة دولية | international transfer
مستفيد, مستفيدين | beneficiary, payee
رسوم تحويل, رسوم التحويل | transfer fee, transfer fees
عملية, عمليات, معاملة, معاملات | transaction, transactions
كشف حساب, كشف الحساب | statement, bank statement, account statement
رصيد, أرصدة, الرصيد المتبقي | balance, credit
حد, حدود, سقف | limit, limits, cap, ceiling
حد ائتماني, حد البطاقة | credit limit
حد يومي, الحد اليومي | daily limit
سحب نقدي | cash withdrawal, cash advance
إيداع, إيداع نقدي, +ودع | deposit, cash deposit
محفظة, محفظة إلكترونية, محافظ | wallet, digital wallet, e-wallet
شحن المحفظة, تعبئة رصيد, شحن رصيد, تعبئة المحفظة | top up, topup, recharge, add money, load
دفع إلكتروني, الدفع الإلكتروني | electronic payment, online payment, epayment
نقاط بيع, جهاز شبكة, شبكة, نقطة بيع | pos, point of sale, card machine, terminal
بوابة دفع, بوابات الدفع | payment gateway
فاتورة, فواتير | invoice, bill, bills, invoices
فاتورة ضريبية, فاتورة ضريبية | tax invoice, vat invoice
إيصال, وصل, سند | receipt, slip, voucher
رسوم, رسم, رسوم إضافية | fee, fees, charge, charges
رسوم خفية, رسوم مخفية | hidden fees, hidden charges
رسوم سنوية | annual fee
رسوم شهرية | monthly fee
عمولة, عمولات | commission, fee
غرامة, غرامات | fine, penalty, penalties
خصم مباشر, استقطاع, +ستقطع | direct debit, deduction, standing order
سداد, نظام سداد | sadad
ضريبة, ضرائب, ضريبة مضافة | tax, vat, taxes
رقم ضريبي, الرقم الضريبي | tax number, vat number
زكاة | zakat
جمارك, جمركي, رسوم جمركية, رسوم الجمارك | customs, duty, customs duty, duties
ميزانية, موازنة | budget
ربح, أرباح | profit, profits
خسارة | loss
استثمار, استثمارات, محفظة استثمارية | investment, investments, portfolio
سهم, أسهم, تداول, بورصة | stock, shares, trading, stocks
صندوق, صناديق | fund, box, funds
صكوك, سندات | bonds, sukuk
ذهب, سبائك | gold, bullion
عائد, عوائد | return, yield, returns
كاش باك, استرداد نقدي | cashback
نقاط, مكافآت, نقاط الولاء, مكافأة, نقاط المكافآت | points, rewards, loyalty points, reward
برنامج الولاء, ولاء | loyalty program, loyalty
حالة الطلب, وضع الطلب | order status, application status
بطاقة مفقودة, ضاعت بطاقتي, بطاقة مسروقة, +ضيع بطاقة | lost card, stolen card
بطاقة بدل فاقد, بدل فاقد, بدل تالف | replacement card, replacement
تجميد البطاقة, إيقاف البطاقة, +جمد البطاقة | freeze card, block card
تفعيل البطاقة, +فعل البطاقة | activate card, card activation
تجديد البطاقة | card renewal, renew card
عملية مشبوهة, احتيال, عملية احتيال | fraud, suspicious transaction, scam
اعتراض على عملية | dispute transaction, chargeback
مبلغ معلق, معلق, معلقة | pending, on hold, hold
مرتين, خصم مرتين, خصم مكرر | charged twice, double charged, twice, duplicate
تحديث بيانات, تحديث البيانات | update information, update data, kyc
توقيع إلكتروني | e-signature, electronic signature
فرع البنك | bank branch, branch
حاسبة | calculator
محاسب, محاسبة, محاسبين | accountant, accounting
تدقيق, مراجعة حسابات, مدقق | audit, auditor, auditing
مسك دفاتر | bookkeeping
إقرار ضريبي, إقرار | tax return, declaration, filing
دين, ديون, مديونية | debt, debts
مستحقات, متأخرات | dues, arrears, outstanding
إفلاس | bankruptcy
سعر, أسعار, تسعيرة | price, prices, pricing, rate, rates
قيمة, قيم | value, amount, worth
عرض سعر, تسعيرة, عروض أسعار, كوتيشن | quote, quotation, estimate
أقل سعر, آخر سعر | best price, lowest price, final price
سعر الجملة, جملة, بالجملة | wholesale, bulk, wholesale price
تفاوض, قابل للتفاوض | negotiable, negotiate
شامل الضريبة, شامل ضريبة | including tax, vat included, tax included
شهريا, بالشهر | per month, monthly
سنويا, بالسنة | per year, yearly, annually
محافظ رقمية, أبل باي, ابل باي, آبل باي | apple pay
قوقل باي, جوجل باي | google pay
سامسونج باي | samsung pay
اس تي سي باي | stc pay
ماستر كارد, ماستركارد | mastercard
فيزا, فيزة | visa
أمريكان اكسبرس | american express, amex
باي بال | paypal
ويسترن يونيون | western union
`;
