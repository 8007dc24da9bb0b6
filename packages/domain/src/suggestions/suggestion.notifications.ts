import { wordsOf } from '../kernel/state-machine';
import { defineNotifications } from '../notifications/define-notifications';
import { suggestionStates } from './suggestion.states';

export const suggestionNotifications = defineNotifications({
  suggestions: {
    name: { en: 'Suggestions of salons', ar: 'اقتراحات الصالونات' },
    needs: 'platform-technical.view',
    icon: 'bulb',
    opens: 'manager-technical-development-suggestions',
    texts: {
      new: {
        tone: 'info',
        places: { salon: 'names', title: 'text' },
        en: '{salon} suggests: {title}',
        ar: 'اقتراح من {salon}: {title}',
      },
    },
  },
  'suggestion-answers': {
    name: { en: 'Answers to your suggestions', ar: 'الرد على اقتراحاتك' },
    needs: 'settings.suggestions',
    icon: 'bulb',
    opens: 'merchant-suggestions',
    texts: {
      answered: {
        tone: 'info',
        places: { state: wordsOf(suggestionStates), title: 'text' },
        en: 'Your suggestion “{title}”: {state}',
        ar: 'اقتراحك «{title}»: {state}',
      },
    },
  },
});
