import type { AuditedRecords } from '../audit/audited-record';
import { addedPictureStates, picturePlaces } from './added-picture.states';

export const addedPictureAudit = {
  uploads: {
    label: { en: 'Picture', ar: 'صورة' },
    readBy: { merchant: 'settings.audit', manager: 'platform-checks.view' },
    actions: {
      'pictures.seen': { en: 'Picture checked by Rawnaq', ar: 'مراجعة الصورة من إدارة رونق' },
      'pictures.remove': { en: 'Picture removed by Rawnaq', ar: 'حذف الصورة من إدارة رونق' },
    },
    fields: {
      file_name: { en: 'File', ar: 'الملف' },
      place: { en: 'Where', ar: 'مكانها' },
    },
    values: { status: addedPictureStates.choices, place: picturePlaces.choices },
  },
} as const satisfies AuditedRecords;
