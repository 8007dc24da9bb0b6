import { defineNotifications } from '../notifications/define-notifications';

export const jsErrorNotifications = defineNotifications({
  'js-errors': {
    name: { en: 'JavaScript errors', ar: 'أعطال الواجهة' },
    needs: 'platform-technical.view',
    icon: 'bug',
    opens: 'manager-technical-js-errors',
    texts: {
      new: { tone: 'danger', places: { message: 'text' }, en: 'New error: {message}', ar: 'عطل جديد: {message}' },
    },
  },
});
