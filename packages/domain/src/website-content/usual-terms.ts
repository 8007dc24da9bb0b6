import type { WebsiteSection } from './website-pages';

/** What holds until other terms are published. `{operator}` is whoever runs this installation. */
export const usualTerms: readonly WebsiteSection[] = [
  {
    english_title: 'In short',
    arabic_title: 'باختصار',
    english_body:
      '- Seven days free, without a payment card. Nothing is charged when they end.\n- What a salon enters ' +
      'belongs to the salon, and can be taken out as files at any time.\n- A salon writes only to customers ' +
      'who may be written to, and is careful with what it knows about them.',
    arabic_body:
      '- سبعة أيام مجانية من دون بطاقة دفع، ولا يُحصّل أي مبلغ عند انتهائها.\n- ما يدخله الصالون ملك له، ' +
      'ويمكنه تصديره إلى ملفات في أي وقت.\n- لا يراسل الصالون إلا من تجوز مراسلته من العملاء، ويحافظ على ما ' +
      'يعرفه عنهم.',
  },
  {
    english_title: 'Who agrees to what',
    arabic_title: 'أطراف الاتفاق',
    english_body:
      'Rawnaq is software on the web with which salons and beauty centres run their appointments, ' +
      'customers, team and sales. It is offered by {operator} (“we”). These terms hold between us and the ' +
      'salon (“you”).\n\n' +
      'Whoever requests an account does so for the salon and is entitled to speak for it. Using ' +
      'Rawnaq means agreeing to these terms and to the privacy policy.',
    arabic_body:
      'رونق برنامج على الويب تدير به الصالونات ومراكز التجميل مواعيدها وعملاءها وفريقها ومبيعاتها، وتقدّمه ' +
      '{operator} («نحن»). تسري هذه الشروط بيننا وبين الصالون («أنتم»).\n\n' +
      'من يطلب حسابًا يطلبه نيابة عن ' +
      'الصالون وهو مخوّل بذلك. واستخدام رونق يعني الموافقة على هذه الشروط وعلى سياسة الخصوصية.',
  },
  {
    english_title: 'The free trial',
    arabic_title: 'الفترة التجريبية المجانية',
    english_body:
      'The trial lasts 7 days, counted from the day we open the account. It is for one salon, and ' +
      'everything can be tried.\n\n' +
      '- No payment card is needed, and nothing is charged when the trial ' +
      'ends.\n- We may ask about the salon before we open an account, or decline to open one.\n- When the ' +
      'trial ends without a package, the account can no longer be used until one is agreed. What was ' +
      'entered stays, so that you can continue where you stopped; tell us if you want it deleted.\n- The ' +
      'training salon on our site is a different thing: its people and visits are made up, and its ' +
      'messages reach nobody.',
    arabic_body:
      'مدة التجربة 7 أيام من يوم فتح الحساب، وهي لصالون واحد، ويمكن خلالها تجربة كل شيء.\n\n' +
      '- لا تُطلب بطاقة ' +
      'دفع، ولا يُحصّل أي مبلغ عند انتهاء التجربة.\n- قد نسأل عن الصالون قبل فتح الحساب، وقد نعتذر عن ' +
      'فتحه.\n- إذا انتهت التجربة من دون باقة يتوقف استخدام الحساب إلى حين الاتفاق على باقة. وتبقى البيانات ' +
      'كما هي للمتابعة من حيث توقف العمل، ويمكن طلب حذفها.\n- صالون التدريب في موقعنا شيء آخر: أشخاصه ' +
      'ومواعيده غير حقيقيين، ورسائله لا تصل إلى أحد.',
  },
  {
    english_title: 'Packages and payment',
    arabic_title: 'الباقات والدفع',
    english_body:
      'After the trial you choose a package with us. Price, duration and what it contains are agreed in ' +
      'writing before it begins, with VAT where it applies. A package that ends is not renewed without ' +
      'your word.',
    arabic_body:
      'بعد التجربة تختارون باقة معنا. ويُتفق كتابيًا قبل بدايتها على السعر والمدة والمحتوى، مع ضريبة ' +
      'القيمة المضافة حيث تسري. ولا تُجدّد الباقة المنتهية إلا بموافقتكم.',
  },
  {
    english_title: 'Your account',
    arabic_title: 'حسابكم',
    english_body:
      'Each person who works with Rawnaq has a login of their own.\n\n' +
      '- Logins are personal; passwords and ' +
      'codes are not shared, not even with us.\n- You decide by roles who may see and do what, and ' +
      'remove access when somebody leaves.\n- Your salon answers for what is done with its logins. ' +
      'Tell us at once if you believe somebody else has used it.',
    arabic_body:
      'لكل من يعمل على رونق بيانات دخول خاصة به.\n\n' +
      '- بيانات الدخول شخصية، ولا تُعطى كلمات المرور والرموز ' +
      'لأحد، ولا لنا.\n- تحددون بالأدوار من يطّلع على ماذا ومن يفعل ماذا، وتلغون دخول من يترك العمل.\n- ما ' +
      'يتم ببيانات دخول من الصالون يُعد صادرًا عن الصالون. يرجى إبلاغنا فورًا عند الشك في استخدامها من شخص ' +
      'آخر.',
  },
  {
    english_title: 'What belongs to whom',
    arabic_title: 'ملكية البيانات',
    english_body:
      'What you enter belongs to you: customers, visits, services, prices, pictures and sales. Lists can ' +
      'be exported as files at any time, by whoever has the right to in your salon. You give us the ' +
      'permission to keep and show it only so that Rawnaq can work for you.\n\n' +
      'The software, its name and ' +
      'its look belong to {operator}.',
    arabic_body:
      'ما تدخلونه ملك لكم: العملاء والمواعيد والخدمات والأسعار والصور والمبيعات. ويمكن لمن لديه الصلاحية ' +
      'في الصالون تصدير القوائم إلى ملفات في أي وقت. وتأذنون لنا بحفظها وعرضها ليعمل رونق من أجلكم ' +
      'فقط.\n\n' +
      'أما البرنامج واسمه وتصميمه فملك لـ {operator}.',
  },
  {
    english_title: 'Your customers',
    arabic_title: 'عملاؤكم',
    english_body:
      'You decide what you keep about your customers, and you answer to them for it.\n\n' +
      '- Record what ' +
      'the visit needs, and tell customers that you keep it.\n- Messages go out in the name of your salon ' +
      'and only to customers who may be written to. Whoever says no is not written to again.\n- Card ' +
      'numbers do not belong in notes. Rawnaq refuses what looks like one.',
    arabic_body:
      'أنتم من يقرر ما يُحفظ عن عملائكم، وأنتم المسؤولون أمامهم عنه.\n\n' +
      '- يُكتب ما تحتاج إليه الزيارة، ' +
      'ويُبلّغ العملاء بحفظه.\n- تُرسل الرسائل باسم الصالون وإلى من تجوز مراسلتهم فقط، ومن يرفض لا تتم ' +
      'مراسلته بعد ذلك.\n- لا مكان لأرقام البطاقات في الملاحظات، ويرفض رونق ما يشبهها.',
  },
  {
    english_title: 'Online booking, messages and payments',
    arabic_title: 'الحجز أونلاين والرسائل والمدفوعات',
    english_body:
      'Your booking page shows what you publish: services, prices, times and pictures that you may use. A ' +
      'booking is an agreement between you and the customer; deposits, changes and cancellations follow ' +
      'the rules you set and show there.\n\n' +
      'WhatsApp, SMS, e-mail and card payments go through providers, ' +
      'whose own terms and fees hold as well. Money of your customers goes to your own account with the ' +
      'payment provider, never through ours.',
    arabic_body:
      'تعرض صفحة الحجز ما تنشرونه من خدمات وأسعار وأوقات وصور يحق لكم استخدامها. والحجز اتفاق بينكم وبين ' +
      'العميل، ويسري على العربون والتعديل والإلغاء ما تضعونه وتعرضونه فيها من قواعد.\n\n' +
      'تمر رسائل واتساب ' +
      'والرسائل النصية والبريد ومدفوعات البطاقات عبر مزودين تسري شروطهم ورسومهم أيضًا. وتصل أموال عملائكم ' +
      'إلى حسابكم لدى مزود الدفع مباشرة، ولا تمر بحسابنا.',
  },
  {
    english_title: 'What is not allowed',
    arabic_title: 'ما لا يُسمح به',
    english_body:
      'Rawnaq may not be used for anything unlawful, nor in a way that harms others. In particular nobody ' +
      'may:\n\n' +
      '- send advertising to people who have not agreed to it,\n- try to reach another salon’s data, ' +
      'or to get around limits and checks,\n- load the service with automated calls beyond what the ' +
      'documented interface allows, or sell access to it.',
    arabic_body:
      'لا يجوز استخدام رونق في ما يخالف القانون أو يضر بالآخرين، وبالأخص لا يجوز:\n\n' +
      '- إرسال إعلانات إلى من ' +
      'لم يوافق عليها،\n- محاولة الوصول إلى بيانات صالون آخر أو تجاوز الحدود وإجراءات الحماية،\n- إثقال ' +
      'الخدمة بطلبات آلية تتجاوز ما تسمح به الواجهة الموثقة، أو بيع الدخول إليها.',
  },
  {
    english_title: 'Availability and support',
    arabic_title: 'توفر الخدمة والدعم',
    english_body:
      'We keep Rawnaq running and safe with care, make backups regularly, and announce longer maintenance ' +
      'in advance. No software is without faults: we fix what you report as soon as we can.\n\n' +
      'When our ' +
      'staff has to enter your salon in order to help, the visit is limited in time, the owner is told, ' +
      'and all of it is recorded in your own audit log.',
    arabic_body:
      'نحرص على أن يعمل رونق بأمان، ونأخذ نسخًا احتياطية بانتظام، ونعلن مسبقًا عن أعمال الصيانة الطويلة. ' +
      'ولا يخلو برنامج من الأخطاء، ونصلح ما تبلغوننا به في أقرب وقت.\n\n' +
      'إذا احتاج موظفونا إلى الدخول إلى ' +
      'الصالون للمساعدة يكون ذلك لمدة محدودة، مع إبلاغ المالك، وتسجيل كل ما تم في سجل عمليات الصالون.',
  },
  {
    english_title: 'Liability',
    arabic_title: 'المسؤولية',
    english_body:
      'We are liable for damage we cause on purpose or by gross negligence, and for what the law does not ' +
      'let anybody exclude. Beyond that our liability is limited as far as the law allows. Figures and ' +
      'reports help you decide; returns to the tax authority remain yours to check.',
    arabic_body:
      'نتحمل المسؤولية عن الضرر الذي نسببه عمدًا أو بإهمال جسيم، وعما لا يجيز القانون استثناءه. وفي ما عدا ' +
      'ذلك تكون مسؤوليتنا محدودة بالقدر الذي يجيزه القانون. والأرقام والتقارير تعينكم على القرار، ويبقى ' +
      'التحقق من الإقرارات الضريبية عليكم.',
  },
  {
    english_title: 'Pausing and ending',
    arabic_title: 'الإيقاف والإنهاء',
    english_body:
      'You can stop at any time; what was paid for a period that has begun is not refunded, unless the law ' +
      'says otherwise. We may disable an account that breaks these terms or endangers others; the owner is ' +
      'told why, and after it is put right the account opens again. Before an account is closed permanently ' +
      'you have 30 days to export what is yours.',
    arabic_body:
      'يمكن التوقف في أي وقت، ولا يُرد ما دُفع عن فترة بدأت ما لم ينص القانون على غير ذلك. ويمكننا إيقاف ' +
      'حساب يخالف هذه الشروط أو يضر بغيره، مع إبلاغ المالك بالسبب، ويعود الحساب بعد زوال المخالفة. وقبل ' +
      'إغلاق أي حساب نهائيًا يُمنح الصالون 30 يومًا لتصدير بياناته.',
  },
  {
    english_title: 'Changes and law',
    arabic_title: 'التعديلات والقانون',
    english_body:
      'If these terms change, owners are told in good time before the change holds. Whoever does not agree ' +
      'may stop by then.\n\n' +
      'The law of the country in which {operator} is established holds, and its courts ' +
      'decide. The Arabic and the English text say the same.',
    arabic_body:
      'إذا تغيرت هذه الشروط يُبلّغ المالكون قبل سريان التغيير بوقت كافٍ، ومن لا يوافق يمكنه التوقف قبل ' +
      'ذلك.\n\n' +
      'يسري قانون الدولة التي يقع فيها مقر {operator}، وتختص محاكمها. والنصان العربي والإنجليزي ' +
      'متطابقان.',
  },
];
