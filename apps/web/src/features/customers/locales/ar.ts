import type { Arabic } from '../../../lib/i18n';
import type { en } from './en';

export const ar: Arabic<typeof en> = {
  title: 'العملاء',
  add: 'إضافة عميل',
  book: 'حجز موعد',
  edit: 'تعديل',
  more: 'المزيد',
  activate: 'تفعيل',
  disabled: 'موقوف',
  searchLabel: 'الاسم أو رقم الجوال',
  whatsapp: 'واتساب',
  since: 'عميل منذ {{month}}',
  emptyTitle: 'لا يوجد عملاء بعد',
  emptyText: 'هنا يُحفظ كل من تخدمونهم. أضيفوا أول عميل، أو استوردوا قائمتكم من ملف.',
  notFoundTitle: 'هذا العميل غير موجود',
  notFoundText: 'ربما الرابط غير صحيح، أو أن العميل يتبع صالونًا آخر.',
  disable: { action: 'إيقاف', question: 'هل تريد إيقاف {{name}}؟', text: 'لن تصدر له فواتير أو أكواد إلى أن يُفعَّل من جديد، ولن تضيع أي بيانات.' },
  form: {
    addTitle: 'إضافة عميل', editTitle: 'تعديل بيانات العميل', name: 'الاسم', mobile: 'الجوال', email: 'البريد الإلكتروني', gender: 'الجنس', birthDate: 'تاريخ الميلاد', nationality: 'الجنسية', identification: 'طريقة التعرف علينا', trn: 'الرقم الضريبي', trnHint: 'للشركات التي تحتاج إلى فاتورة ضريبية',
    notes: 'ملاحظة', whatsapp: 'يمكن التواصل عبر واتساب', whatsappHint: 'التذكيرات والفواتير والأكواد',
  },
  picker: { type: 'اكتب اسمًا أو رقمًا', none: 'لا توجد نتائج', clear: 'مسح' },
  tabs: { profile: 'البيانات', notes: 'الملاحظات', photos: 'الصور', complaints: 'الشكاوى والاقتراحات', history: 'السجل' },
  profile: { title: 'البيانات', otherMobiles: 'أرقام أخرى' },
  figures: { visits: 'الزيارات', lastVisit: 'آخر زيارة', type: 'النوع' },
  typeNote: { frequent: 'أكثر من زيارة، آخرها خلال 60 يومًا', new: 'زيارة واحدة خلال 60 يومًا', missed: 'لا زيارة خلال 60 يومًا' },
  consent: { title: 'وسائل التواصل المسموحة', history: 'تغييرات الموافقة', yes: '{{channel}} · {{purpose}}: مسموح', no: '{{channel}} · {{purpose}}: غير مسموح' },
  notes: { write: 'ملاحظة جديدة', add: 'إضافة ملاحظة', remove: 'حذف الملاحظة', removeQuestion: 'هل تريد حذف هذه الملاحظة؟', emptyTitle: 'لا توجد ملاحظات بعد', emptyText: 'ما يحسن بالزملاء معرفته في الزيارة القادمة.' },
  photos: { one: 'صورة العميل', add: 'إضافة صورة', remove: 'حذف الصورة', removeQuestion: 'هل تريد حذف هذه الصورة؟', emptyTitle: 'لا توجد صور بعد', emptyText: 'قبل وبعد، أو درجة اللون المفضلة.' },
  merge: {
    action: 'دمج السجلات المكررة', title: 'دمج السجلات المكررة', confirm: 'دمج', question: 'هل تريد الإبقاء على {{name}}؟', text: 'تنتقل ملاحظات {{gone}} وصوره وموافقاته إلى السجل الأقدم {{kept}}، ولا يمكن التراجع عن ذلك.',
    byHand: 'اختيار عميلين', with: 'دمج {{name}} مع', one: 'العميل الأول', other: 'العميل الآخر', sameEmail: 'البريد الإلكتروني نفسه', sameName: 'اسم متشابه وتاريخ ميلاد واحد', none: 'لا توجد سجلات تبدو للشخص نفسه.',
  },
  import: {
    action: 'استيراد', title: 'استيراد العملاء', lead: 'املؤوا النموذج بما لا يزيد على {{most}} عميل، وستظهر لكم كل الأخطاء قبل إضافة أي شيء.', template: { xlsx: 'نموذج Excel', csv: 'نموذج CSV' },
    file: 'ملفكم', fileHint: 'XLSX أو CSV، حتى 5 ميغابايت', check: 'فحص الملف', rows: 'الصفوف', good: 'جاهزة', bad: 'فيها أخطاء', badNote: 'لن تُستورد الصفوف التي فيها أخطاء. صححوها في الملف واستوردوه مرة أخرى، ولن يُضاف أحد مرتين.', goodNote: 'كل الصفوف سليمة.',
    again: 'ملف آخر', confirm_zero: 'لا عملاء للاستيراد', confirm_one: 'استيراد عميل واحد', confirm_two: 'استيراد عميلين', confirm_few: 'استيراد {{shown}} عملاء', confirm_many: 'استيراد {{shown}} عميلًا', confirm_other: 'استيراد {{shown}} عميل', running: '{{done}} من {{total}} صف', runningNote: 'يمكن إغلاق هذه النافذة، وسيستمر الاستيراد.',
    added_zero: 'لم يُضف أي عميل', added_one: 'أُضيف عميل واحد', added_two: 'أُضيف عميلان', added_few: 'أُضيف {{shown}} عملاء', added_many: 'أُضيف {{shown}} عميلًا', added_other: 'أُضيف {{shown}} عميل',
    left_zero: 'لم يُترك أي صف', left_one: 'تُرك صف واحد', left_two: 'تُرك صفان', left_few: 'تُركت {{shown}} صفوف', left_many: 'تُرك {{shown}} صفًا', left_other: 'تُرك {{shown}} صف', failedTitle: 'تعذّر الاستيراد', failedText: 'لم يُضف أي شيء، يرجى المحاولة مرة أخرى.', close: 'تم',
  },
  types: { title: 'أنواع العملاء عبر الوقت', note: 'العملاء النشطون في نهاية كل يوم', chart: 'العملاء حسب النوع', table: 'يومًا بيوم', sinceStart: 'منذ أول يوم معروض', emptyTitle: 'لا توجد أعداد في هذه الفترة', emptyText: 'تُحسب الأعداد مرة كل يوم. اختاروا فترة أخرى أو عودوا غدًا.' },
};
