import { defineNotifications } from '../notifications/define-notifications';

export const addedPictureNotifications = defineNotifications({
  'removed-pictures': {
    name: { en: 'Pictures removed by Rawnaq', ar: 'صور حذفها رونق' },
    needs: 'settings.general',
    icon: 'shield',
    opens: 'merchant-setting',
    texts: {
      removed: {
        tone: 'danger',
        places: { place: 'names', reason: 'text' },
        en: 'Rawnaq removed a picture ({place}): {reason}',
        ar: 'حذف رونق صورة ({place}): {reason}',
      },
    },
  },
});
