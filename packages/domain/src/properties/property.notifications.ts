import { defineNotifications } from '../notifications/define-notifications';

const places = { name: 'names', owner: 'text' } as const;
const told = { name: 'names' } as const;

/** To managers what waits for them, to owners what became of it. */
export const propertyNotifications = defineNotifications({
  'added-properties': {
    name: { en: 'New properties', ar: 'وحدات سياحية جديدة' },
    needs: 'platform-checks.properties',
    icon: 'store',
    opens: 'manager-check-entries-added-properties',
    texts: {
      sent: {
        tone: 'info',
        places,
        en: 'New property for review: {name}, of {owner}',
        ar: 'وحدة سياحية جديدة للمراجعة: {name}، من {owner}',
      },
    },
  },
  'edited-properties': {
    name: { en: 'Changes to properties', ar: 'تعديلات على وحدات سياحية' },
    needs: 'platform-checks.properties',
    icon: 'store',
    opens: 'manager-check-entries-edited-properties',
    texts: {
      sent: {
        tone: 'info',
        places,
        en: 'Changes for review: {name}, of {owner}',
        ar: 'تعديلات للمراجعة: {name}، من {owner}',
      },
    },
  },
  'own-properties': {
    name: { en: 'Review of your properties', ar: 'مراجعة وحداتك' },
    needs: 'host',
    icon: 'store',
    opens: 'merchant-property-one',
    one: true,
    texts: {
      approved: { tone: 'success', places: told, en: '{name} is published', ar: 'تم نشر {name}' },
      'changes-approved': {
        tone: 'success',
        places: told,
        en: 'The changes to {name} are published',
        ar: 'تم نشر التعديلات على {name}',
      },
      refused: {
        tone: 'danger',
        places: { name: 'names', reason: 'text' },
        en: '{name} was not approved: {reason}',
        ar: 'لم تُقبل {name}: {reason}',
      },
      'changes-refused': {
        tone: 'danger',
        places: { name: 'names', reason: 'text' },
        en: 'The changes to {name} were not approved: {reason}',
        ar: 'لم تُقبل التعديلات على {name}: {reason}',
      },
    },
  },
});
