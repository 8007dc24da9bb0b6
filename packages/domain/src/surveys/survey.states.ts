import { defineCodes, type CodeIn } from '../kernel/state-machine';

/** What makes a survey go out. */
export const surveyTriggers = defineCodes({
  by_hand: { code: 0, label: { en: 'Only manually', ar: 'يدويًا فقط' }, normal: true },
  invoice: { code: 1, label: { en: 'Invoice issued', ar: 'إصدار الفاتورة' }, normal: true },
  visit: { code: 2, label: { en: 'Visit ended', ar: 'انتهاء الزيارة' }, normal: true },
});
export type SurveyTrigger = CodeIn<typeof surveyTriggers>;

export const questionKinds = defineCodes({
  stars: { code: 'stars', label: { en: 'Stars', ar: 'نجوم' } },
  choice: { code: 'choice', label: { en: 'Choice', ar: 'اختيار' } },
  yes_no: { code: 'yes_no', label: { en: 'Yes or no', ar: 'نعم أو لا' } },
  text: { code: 'text', label: { en: 'Text', ar: 'نص' } },
});
export type QuestionKind = CodeIn<typeof questionKinds>;

/** How an answer sounds as a whole, by the mean of its stars. */
export const answerMoods = defineCodes({
  low: { code: 'low', label: { en: 'Low', ar: 'منخفض' }, tone: 'danger' },
  middle: { code: 'middle', label: { en: 'Middle', ar: 'متوسط' }, tone: 'warning' },
  high: { code: 'high', label: { en: 'High', ar: 'مرتفع' }, tone: 'success', normal: true },
  none: { code: 'none', label: { en: 'No stars', ar: 'بلا نجوم' }, normal: true },
});

/** Where an answer came from. */
export const answerSources = defineCodes({
  survey: { code: 'survey', label: { en: 'Survey', ar: 'استبيان' }, normal: true },
  rating: { code: 'rating', label: { en: 'Rating of an invoice', ar: 'تقييم فاتورة' }, normal: true },
});
