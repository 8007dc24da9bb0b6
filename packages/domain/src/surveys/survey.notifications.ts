import { defineNotifications } from '../notifications/define-notifications';

/** Fixed by the client: 6/38. Ratings of invoices and answers of surveys are one list. */
export const surveyNotifications = defineNotifications({
  surveys: {
    name: { en: 'Ratings and survey answers', ar: 'التقييمات وإجابات الاستبيانات' },
    needs: 'reports.surveys',
    icon: 'star',
    opens: 'merchant-surveys-answers',
    one: true,
    texts: {
      answered: {
        tone: 'info',
        places: { customer: 'text', stars: 'number' },
        en: 'New rating from {customer}: {stars} of 5',
        ar: 'تقييم جديد من {customer}: {stars} من 5',
      },
      survey: {
        tone: 'info',
        places: { customer: 'text', survey: 'names' },
        en: '{customer} answered "{survey}"',
        ar: 'إجابة من {customer} عن «{survey}»',
      },
      'low-score': {
        tone: 'danger',
        places: { customer: 'text', survey: 'names', stars: 'number' },
        en: 'Low score from {customer} in "{survey}": {stars} of 5',
        ar: 'تقييم منخفض من {customer} في «{survey}»: {stars} من 5',
      },
    },
  },
});
