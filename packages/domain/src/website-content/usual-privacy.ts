import type { WebsiteSection } from './website-pages';

/** What holds until another policy is published. `{operator}` is whoever runs this installation. */
export const usualPrivacy: readonly WebsiteSection[] = [
  {
    english_title: 'In short',
    arabic_title: 'باختصار',
    english_body:
      '- Salons decide what is kept about their customers; we keep it for them and use it for nothing ' +
      'else.\n- Nothing is sold, there is no advertising, and nobody follows you across other sites.\n- ' +
      'Every person may ask what is kept about them, and have it corrected or deleted.',
    arabic_body:
      '- الصالون هو من يقرر ما يُحفظ عن عملائه، ونحن نحفظه له ولا نستخدمه لغير ذلك.\n- لا نبيع البيانات ولا ' +
      'نعرض إعلانات ولا يتتبعكم أحد في مواقع أخرى.\n- لكل شخص أن يعرف ما يُحفظ عنه وأن يطلب تصحيحه أو حذفه.',
  },
  {
    english_title: 'Who is responsible',
    arabic_title: 'من المسؤول',
    english_body:
      'For what a salon keeps about its customers and its team, the salon is responsible; {operator} keeps ' +
      'it on the salon’s behalf and follows its instructions. For the accounts themselves, for sign-ins ' +
      'and for this site, {operator} is responsible.',
    arabic_body:
      'الصالون مسؤول عما يحفظه عن عملائه وفريقه، وتحفظه {operator} نيابة عنه وفق تعليماته. أما الحسابات ' +
      'نفسها وتسجيل الدخول وهذا الموقع فالمسؤول عنها {operator}.',
  },
  {
    english_title: 'What is kept about salons and their people',
    arabic_title: 'ما يُحفظ عن الصالونات والعاملين فيها',
    english_body:
      'To open an account and to run it:\n\n' +
      '- the salon’s name, type, country, city and place on the map, ' +
      'tax number, opening hours and logo;\n- name, e-mail and mobile of the owner and of everybody who ' +
      'signs in, and what the salon enters about its employees, such as working hours, leave, documents, ' +
      'salary and commission;\n- passwords only as a fingerprint from which they can’t be read back;\n- ' +
      'time, network address and browser of each sign-in, failed ones too, and who changed what and when.',
    arabic_body:
      'لفتح الحساب وتشغيله:\n\n' +
      '- اسم الصالون ونوعه ودولته ومدينته وموقعه على الخريطة ورقمه الضريبي وساعات ' +
      'عمله وشعاره؛\n- اسم المالك وكل من يسجل الدخول مع البريد والجوال، وما يدخله الصالون عن موظفيه مثل ' +
      'ساعات العمل والإجازات والمستندات والراتب والعمولة؛\n- كلمات المرور كبصمة لا يمكن قراءتها منها؛\n- وقت ' +
      'كل دخول وعنوان الشبكة والمتصفح، ومحاولات الدخول الفاشلة، ومن غيّر ماذا ومتى.',
  },
  {
    english_title: 'What is kept about customers',
    arabic_title: 'ما يُحفظ عن العملاء',
    english_body:
      'What the salon or the customer enters, when a visit is booked or afterwards:\n\n' +
      '- name, ' +
      'mobile and, where they are given, e-mail, date of birth, nationality, language and tax number;\n- ' +
      'visits with their services, employees, prices, deposits and names of guests;\n- notes of the salon, ' +
      'for example about an allergy. These are seen only by those whom the salon lets see them;\n- messages ' +
      'that were sent, and whether they want to receive messages.',
    arabic_body:
      'ما يدخله الصالون أو العميل نفسه عند حجز الموعد أو بعده:\n\n' +
      '- الاسم والجوال، وعند إدخالها البريد ' +
      'وتاريخ الميلاد والجنسية واللغة والرقم الضريبي؛\n- المواعيد بخدماتها وموظفيها وأسعارها وعربونها ' +
      'وأسماء المرافقين؛\n- ملاحظات الصالون، عن حساسية مثلًا، ولا يراها إلا من يسمح له الصالون؛\n- الرسائل ' +
      'المرسلة، وهل يرغب العميل في مراسلته.',
  },
  {
    english_title: 'What it is used for',
    arabic_title: 'لماذا تُستخدم',
    english_body:
      'To run the salon’s day, to send the messages it requests, to take payments, to show the salon its ' +
      'own figures, and to keep accounts safe. The ground for it is the agreement with the salon, the ' +
      'booking of the customer, the law on records of sales, and for advertising only the customer’s ' +
      'consent.\n\n' +
      'We do not sell data, do not show advertising, and do not use what salons enter to train ' +
      'or to build anything else.',
    arabic_body:
      'لتسيير يوم الصالون، وإرسال الرسائل التي يطلبها، واستلام المدفوعات، وعرض أرقام الصالون له، وحماية ' +
      'الحسابات. وأساس ذلك الاتفاق مع الصالون، وحجز العميل، والأنظمة الخاصة بسجلات المبيعات، ولا تُرسل ' +
      'الإعلانات إلا بموافقة العميل.\n\n' +
      'لا نبيع البيانات ولا نعرض إعلانات، ولا نستخدم ما تدخله الصالونات ' +
      'لتدريب أنظمة أو لبناء أي شيء آخر.',
  },
  {
    english_title: 'Who sees it',
    arabic_title: 'من يطّلع عليها',
    english_body:
      'Each salon sees its own data only; the database itself keeps salons apart. Inside a salon, roles ' +
      'decide. Our staff enters a salon only in order to help it: the visit is limited in time, the owner ' +
      'is told, and all of it is written in the salon’s own audit log.\n\n' +
      'These helpers get what their part ' +
      'needs, and nothing more:\n\n' +
      '- the host of our servers and backups;\n- the providers of WhatsApp, SMS ' +
      'and e-mail: number or address and the text of the message;\n- the payment provider the salon has ' +
      'chosen: amount, booking number and name. Card numbers are entered there and never reach us;\n- ' +
      'authorities, where the law obliges us.',
    arabic_body:
      'يرى كل صالون بياناته فقط، وقاعدة البيانات نفسها تفصل بين الصالونات. وداخل الصالون تحدد الأدوار من ' +
      'يرى ماذا. ولا يدخل موظفونا إلى صالون إلا لمساعدته: لمدة محدودة، مع إبلاغ المالك، وتسجيل كل ما تم في ' +
      'سجل عمليات الصالون.\n\n' +
      'ويصل إلى هذه الجهات ما تحتاج إليه في عملها فقط:\n\n' +
      '- مستضيف الخوادم والنسخ ' +
      'الاحتياطية؛\n- مزودو واتساب والرسائل النصية والبريد: الرقم أو العنوان ونص الرسالة؛\n- مزود الدفع الذي ' +
      'اختاره الصالون: المبلغ ورقم الحجز والاسم. وتُدخل أرقام البطاقات لديه ولا تصل إلينا؛\n- الجهات ' +
      'الرسمية حيث يلزمنا القانون.',
  },
  {
    english_title: 'How long it is kept',
    arabic_title: 'إلى متى تُحفظ',
    english_body:
      'No longer than it is needed:\n\n' +
      '- what a salon enters: as long as its account exists, and as long ' +
      'after as the law requires for records of sales. After that, or when the owner requests it, it is ' +
      'deleted;\n- requests for a trial that were never confirmed: 30 days;\n- what visitors write to us through ' +
      'the contact page: two years;\n- codes and links for signing ' +
      'in: they stop working within hours, and are deleted a week later;\n- backups: they are overwritten ' +
      'in turn by newer ones.',
    arabic_body:
      'لا تُحفظ أطول مما يلزم:\n\n' +
      '- ما يدخله الصالون: ما دام حسابه قائمًا، ثم المدة التي يوجبها القانون ' +
      'لسجلات المبيعات. بعد ذلك، أو عند طلب المالك، يُحذف؛\n- طلبات التجربة ' +
      'التي لم تُؤكد: 30 يومًا؛\n- ما يكتبه الزوار في صفحة ' +
      'التواصل: سنتان؛\n- رموز ' +
      'الدخول وروابطه: تنتهي صلاحيتها خلال ساعات وتُحذف بعد أسبوع؛\n- النسخ الاحتياطية: تُستبدل تباعًا بنسخ ' +
      'أحدث.',
  },
  {
    english_title: 'Cookies and what stays on your device',
    arabic_title: 'ملفات الارتباط وما يبقى على جهازكم',
    english_body:
      'There are no cookies for advertising or for measuring. What your browser keeps for us is only ' +
      'this:\n\n' +
      '- that you are signed in, your language and your choice of light or dark, until you sign out ' +
      'or delete it;\n- on a salon’s booking page what you have typed for a booking, until you close the ' +
      'page, and which time is kept or booked for you.\n\n' +
      'Visitors of booking pages are counted by a random ' +
      'number that is worth nothing elsewhere.',
    arabic_body:
      'لا توجد ملفات ارتباط للإعلانات أو للقياس. وما يحفظه متصفحكم لنا هو هذا فقط:\n\n' +
      '- حالة تسجيل دخولكم، ' +
      'واللغة، واختيار المظهر الفاتح أو الداكن، إلى حين تسجيل الخروج أو حذفها؛\n- في صفحة الحجز: ما كتبتموه ' +
      'للحجز إلى حين إغلاق الصفحة، والوقت المحفوظ أو المحجوز لكم.\n\n' +
      'ويُحصى زوار صفحات الحجز برقم عشوائي لا ' +
      'قيمة له في أي مكان آخر.',
  },
  {
    english_title: 'How it is kept safe',
    arabic_title: 'كيف نحميها',
    english_body:
      'Connections are encrypted, secrets are sealed before they are stored, sign-ins are slowed for ' +
      'whoever guesses, our own team signs in with two-step verification, and every change leaves a trace. If ' +
      'something should go wrong with your data all the same, we tell the salons concerned without delay, and the ' +
      'authority where the law requires it.',
    arabic_body:
      'الاتصالات مشفرة، والأسرار تُختم قبل حفظها، ومحاولات التخمين تُبطّأ، ويدخل موظفونا بالتحقق بخطوتين، ' +
      'وكل تغيير يترك أثرًا. وإذا تعرضت بياناتكم لخلل رغم ذلك نُبلغ الصالونات المعنية من دون تأخير، ونُبلغ ' +
      'الجهة المختصة حيث يوجب القانون.',
  },
  {
    english_title: 'Your rights',
    arabic_title: 'حقوقكم',
    english_body:
      'You may ask what is kept about you and get a copy of it, have it corrected or deleted, object to ' +
      'its use, and withdraw a consent at any time. Customers and employees ask their salon first: it can ' +
      'do all of this itself. Salons, and everybody whom a salon does not answer, ask us; we answer within ' +
      '30 days. You may also complain to the data protection authority of your country.',
    arabic_body:
      'لكم أن تعرفوا ما يُحفظ عنكم وتحصلوا على نسخة منه، وأن تطلبوا تصحيحه أو حذفه، وأن تعترضوا على ' +
      'استخدامه، وأن تسحبوا موافقتكم في أي وقت. يطلب العملاء والموظفون ذلك من الصالون أولًا، فهو قادر على ' +
      'تنفيذه بنفسه. أما الصالونات ومن لم يرد عليه صالونه فيطلبون ذلك منا، ونرد خلال 30 يومًا. ويمكن أيضًا ' +
      'تقديم شكوى إلى جهة حماية البيانات في دولتكم.',
  },
  {
    english_title: 'Children',
    arabic_title: 'الأطفال',
    english_body:
      'Logins are for adults. A child’s visit is booked by a parent, as a guest under the parent’s own ' + 'number.',
    arabic_body: 'الدخول للبالغين فقط، ويحجز أحد الوالدين موعد الطفل كمرافق برقمه هو.',
  },
  {
    english_title: 'Changes',
    arabic_title: 'التعديلات',
    english_body: 'If this policy changes in something that matters, owners are told before the change holds.',
    arabic_body: 'إذا تغير في هذه السياسة ما هو مهم يُبلّغ المالكون قبل سريان التغيير.',
  },
];
