import { defineNotifications } from '../notifications/define-notifications';

export const jsErrorNotifications = defineNotifications({
  'js-errors': {
    needs: 'platform-technical.view',
    icon: 'bug',
    opens: 'manager-technical-js-errors',
    texts: {
      new: { tone: 'danger', places: { message: 'text' }, en: 'New error: {message}', ar: 'عطل جديد: {message}' },
    },
  },
});
