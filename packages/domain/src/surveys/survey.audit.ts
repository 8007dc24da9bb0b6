import type { AuditedRecords } from '../audit/audited-record';
import { recordStates } from '../kernel/record-status.states';
import { surveyTriggers } from './survey.states';

export const surveyAudit = {
  surveys: {
    label: { en: 'Survey', ar: 'استبيان' },
    readBy: { merchant: 'reports.surveys' },
    named: 'english_name and arabic_name',
    opens: 'merchant-surveys-survey-one',
    actions: {
      'surveys.add': 'add',
      'surveys.edit': 'edit',
      'surveys.set-status': 'set-status',
      'surveys.send': { en: 'Survey sent manually', ar: 'إرسال استبيان يدويًا' },
    },
    fields: {
      trigger: { en: 'Sent after', ar: 'يُرسل بعد' },
      wait_hours: { en: 'Wait (hours)', ar: 'الانتظار (ساعات)' },
      once_in_days: { en: 'At most once in days', ar: 'مرة واحدة على الأكثر كل (أيام)' },
      valid_days: { en: 'Link valid (days)', ar: 'صلاحية الرابط (أيام)' },
      first_visit_only: { en: 'First visit only', ar: 'الزيارة الأولى فقط' },
      version: { en: 'Version of the questions', ar: 'نسخة الأسئلة' },
      questions: { en: 'Questions', ar: 'الأسئلة' },
    },
    values: { status: recordStates.choices, trigger: surveyTriggers.choices },
  },
} as const satisfies AuditedRecords;
