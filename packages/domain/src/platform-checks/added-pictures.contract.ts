import { z } from 'zod';
import { endpoint } from '../kernel/contract';
import { codeOf, requiredText } from '../kernel/input/fields';
import { defineList } from '../kernel/list';
import { pageWords } from '../kernel/page-words';
import { PICTURE_SIZES } from '../uploads/picture-sizes';
import { addedPictureStates, picturePlaces } from './added-picture.states';

const id = z.int();
const base = 'check_entries/added_images';
const done = z.object({ done: z.literal(true) });
const labels = {
  created_at: { en: 'Added', ar: 'تاريخ الإضافة' },
  salon: { en: 'Salon', ar: 'الصالون' },
  place: { en: 'Where', ar: 'مكانها' },
  status: { en: 'Status', ar: 'الحالة' },
  reason: { en: 'Reason', ar: 'السبب' },
} as const;

/** Pictures salons show to others. Papers, receipts and photos of customers are nobody's business here. */
export const addedPicturesList = defineList({
  path: base,
  areas: ['manager'],
  access: 'platform-checks.view',
  title: pageWords['added-pictures'],
  record: z.object({
    id,
    account_id: id,
    salon: z.string(),
    file_name: z.string(),
    added_by: z.string().nullable(),
    place: codeOf(picturePlaces),
    status: codeOf(addedPictureStates),
    remove_reason: z.string().nullable(),
    width: id.nullable(),
    kilobytes: id,
    created_at: z.string(),
  }),
  columns: [
    { key: 'created_at', label: labels.created_at, kind: 'datetime', sortable: true },
    { key: 'salon', label: labels.salon, kind: 'text', sortable: true },
    { key: 'place', label: labels.place, kind: 'badge', choices: picturePlaces.choices },
    { key: 'file_name', label: { en: 'File', ar: 'الملف' }, kind: 'text' },
    { key: 'added_by', label: { en: 'Added by', ar: 'أُضيفت بواسطة' }, kind: 'text' },
    { key: 'width', label: { en: 'Side in pixels', ar: 'الضلع بالبكسل' }, kind: 'number', hidden: true },
    { key: 'kilobytes', label: { en: 'Size in KB', ar: 'الحجم بالكيلوبايت' }, kind: 'number', hidden: true },
    { key: 'status', label: labels.status, kind: 'badge', choices: addedPictureStates.choices },
    { key: 'remove_reason', label: labels.reason, kind: 'text', hidden: true },
  ],
  filters: [
    { key: 'status', label: labels.status, kind: 'choice', choices: addedPictureStates.choices },
    { key: 'created_at', label: labels.created_at, kind: 'date-range' },
  ],
  defaultSort: { key: 'created_at', descending: true },
});

const one = { account_id: id, id };
const deciding = { areas: ['manager'], method: 'POST', access: 'platform-checks.decide', output: done } as const;
export const removePictureInput = z.strictObject({ ...one, reason: requiredText(labels.reason, 300) });

export const addedPicturesContract = {
  get_records: addedPicturesList.endpoints.get_records,
  export: addedPicturesList.endpoints.export,
  file: endpoint({
    areas: ['manager'],
    method: 'GET',
    path: `${base}/file`,
    access: 'platform-checks.view',
    kind: 'file',
    files: ['image/jpeg', 'image/png'],
    transaction: false,
    summary: 'One of these pictures',
    input: z.object({
      account_id: z.coerce.number().int(),
      id: z.coerce.number().int(),
      size: z.enum(PICTURE_SIZES).optional(),
    }),
    output: z.unknown(),
    errors: ['NOT_FOUND'],
  }),
  mark_seen: endpoint({
    ...deciding,
    path: `${base}/mark_seen`,
    summary: 'These were looked at and may stay',
    input: z.strictObject({ pictures: z.array(z.strictObject(one)).min(1).max(100) }),
    errors: ['NOT_FOUND'],
  }),
  remove: endpoint({
    ...deciding,
    path: `${base}/remove`,
    summary: 'Take a picture away wherever it stands, and tell the salon why',
    input: removePictureInput,
    transaction: false,
    errors: ['NOT_FOUND', 'STATE_MOVE_NOT_ALLOWED'],
  }),
};
