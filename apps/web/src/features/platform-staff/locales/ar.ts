import type { Arabic } from '../../../lib/i18n';
import type { en } from './en';

export const ar: Arabic<typeof en> = {
  search: 'الاسم أو البريد أو الدور',
  emptyTitle: 'لا يوجد موظفون بعد',
  emptyText: 'يظهر هنا من يعملون على المنصّة.',
  add: 'دعوة موظف',
  drawer: { title: 'دعوة إلى المنصّة', name: 'الاسم', email: 'البريد الإلكتروني', emailHint: 'يصل إليه رابط لتعيين كلمة المرور صالح لمدة 24 ساعة.', role: 'الدور', submit: 'إرسال الدعوة', sent: 'الدعوة في الطريق' },
  role: { title: 'دور {{name}}', submit: 'حفظ' },
  actions: { role: 'تغيير الدور', invite: 'إعادة إرسال الدعوة', disable: 'إيقاف', enable: 'السماح بالدخول', reset: 'إعادة ضبط التحقق بخطوتين' },
  disable: { question: 'هل تريد إيقاف {{name}}؟', text: 'سيخرج فورًا ولن يتمكن من الدخول بعد ذلك.' },
  reset: { question: 'هل تريد إعادة ضبط التحقق بخطوتين لـ {{name}}؟', text: 'سيخرج ويُعِدّ تطبيق مصادقة جديدًا عند الدخول التالي.' },
  roles: {
    title: 'أدوار الموظفين', add: 'إضافة دور', builtIn: 'أساسي', own: 'خاص', people_zero: 'لا أحد', people_one: 'شخص واحد', people_two: 'شخصان', people_few: '{{count}} أشخاص', people_many: '{{count}} شخصًا', people_other: '{{count}} شخص', edit: 'تعديل', look: 'عرض', remove: 'حذف', removeQuestion: 'هل تريد حذف الدور {{name}}؟', removeText: 'لا يُحذف إلا دور لا يحمله أحد.',
    drawerAdd: 'دور جديد', englishName: 'الاسم بالإنجليزية', arabicName: 'الاسم بالعربية', permissions: 'ما يستطيع حامل هذا الدور فعله', all: 'الكل', fixed: 'لا يمكن تعديل الأدوار الأساسية، ويمكنك إضافة دور خاص بدلًا منها.',
  },
};
