import type { TemplateText } from './contract-text.rules';

/** What a subscription usually says. A new template begins with it; every word of it may be changed. */
export const usualTemplate = (): TemplateText => ({
  english_title: 'Subscription contract with Rawnaq',
  arabic_title: 'عقد اشتراك في منصّة رونق',
  clauses: [
    {
      english_title: 'The parties',
      arabic_title: 'طرفا العقد',
      english_body:
        'This contract {number} is made between {platform} (the first party) and {merchant}, account {account}, ' +
        'represented by {signer} (the second party).',
      arabic_body:
        'أُبرم هذا العقد رقم {number} بين {platform} (الطرف الأول) و{merchant}، رقم الحساب {account}، ' +
        'ويمثّله {signer} (الطرف الثاني).',
    },
    {
      english_title: 'What is provided',
      arabic_title: 'موضوع العقد',
      english_body:
        'The first party lets the second party use the Rawnaq salon system over the internet with the package ' +
        '{package}. What each package contains is written in the price list that was valid on the day of signing.',
      arabic_body:
        'يتيح الطرف الأول للطرف الثاني استخدام نظام رونق لإدارة الصالونات على الويب ضمن الباقة {package}. ' +
        'ومحتوى كل باقة هو ما ورد في قائمة الأسعار السارية يوم التوقيع.',
    },
    {
      english_title: 'Term',
      arabic_title: 'مدة العقد',
      english_body:
        'The contract begins on {start} and ends on {end}. It is not renewed automatically: a new term needs a new ' +
        'contract or a written agreement of both parties.',
      arabic_body:
        'يبدأ العقد في {start} وينتهي في {end}، ولا يتجدد تلقائيًا، ' +
        'بل يلزم لكل مدة جديدة عقد جديد أو اتفاق مكتوب بين الطرفين.',
    },
    {
      english_title: 'Price and payment',
      arabic_title: 'السعر والسداد',
      english_body:
        'The price of the term is {price}, VAT included. Billing: {period}. It is paid by the invoices the first ' +
        'party issues, within the time written on them. When an invoice stays unpaid after that time and after ' +
        'a reminder, the first party may pause the service until it is paid.',
      arabic_body:
        'قيمة الاشتراك عن مدة العقد {price} شاملة ضريبة القيمة المضافة، ودورة الاشتراك {period}. ' +
        'تُسدَّد بموجب الفواتير التي يصدرها الطرف الأول خلال المهلة المكتوبة فيها. ' +
        'وإذا لم تُسدَّد الفاتورة بعد المهلة وبعد التذكير، ' +
        'جاز للطرف الأول إيقاف الخدمة مؤقتًا حتى السداد.',
    },
    {
      english_title: 'The data belongs to the salon',
      arabic_title: 'البيانات ملك الصالون',
      english_body:
        'Everything the second party enters remains its own. It may export its data as files at any time during ' +
        'the term. The first party uses the data only to provide the service and as the law requires, and gives it ' +
        'to nobody else except those who help to provide the service.',
      arabic_body:
        'كل ما يُدخله الطرف الثاني من بيانات يبقى ملكًا له، وله أن يأخذ نسخة منها في ملفات متى شاء خلال مدة العقد. ' +
        'ولا يستخدم الطرف الأول البيانات إلا لتقديم الخدمة أو لما يوجبه القانون، ' +
        'ولا يطلع عليها غيره سوى من يعينه على تقديم الخدمة.',
    },
    {
      english_title: 'Duties of the second party',
      arabic_title: 'التزامات الطرف الثاني',
      english_body:
        'The second party gives access only to its own people, keeps passwords secret, writes to customers only ' +
        'where they agreed to it, and remains responsible for its invoices and for what it owes the tax authority.',
      arabic_body:
        'يلتزم الطرف الثاني بحصر الدخول في العاملين لديه، وبالحفاظ على سرية كلمات المرور، ' +
        'وبمراسلة العملاء الذين وافقوا على ذلك فقط، ويبقى مسؤولًا عن فواتيره وعن التزاماته تجاه الجهة الضريبية.',
    },
    {
      english_title: 'Ending the contract',
      arabic_title: 'إنهاء العقد',
      english_body:
        'Either party may end the contract in writing when the other breaks a duty of it and does not remedy that ' +
        'within 14 days of being told. After the end the second party has 30 days to export its data.',
      arabic_body:
        'لكل طرف أن ينهي العقد كتابةً إذا أخلّ الطرف الآخر بأحد التزاماته ولم يصحح ذلك خلال 14 يومًا من إخطاره. ' +
        'وللطرف الثاني بعد انتهاء العقد 30 يومًا لأخذ بياناته.',
    },
    {
      english_title: 'Signature',
      arabic_title: 'التوقيع',
      english_body:
        'The contract is signed electronically by drawing the signature. Time, network address and device of the ' +
        'signing are kept with it, and both parties receive the signed contract. Where the two languages differ, ' +
        'the Arabic text counts.',
      arabic_body:
        'يُوقَّع هذا العقد إلكترونيًا برسم التوقيع، ويُحفظ معه وقت التوقيع وعنوان الشبكة والجهاز، ' +
        'ويتسلّم كل طرف نسخة موقّعة منه. وعند اختلاف النصين يُعتمد النص العربي.',
    },
  ],
});
