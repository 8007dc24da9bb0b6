import { z } from 'zod';
import { endpoint } from '../kernel/contract';
import { addMessage, arabicText, codeOf, englishText, freeText, localDate } from '../kernel/input/fields';
import { defineList } from '../kernel/list';
import { pageWords } from '../kernel/page-words';
import { recordStates } from '../kernel/record-status.states';
import { validationMessage } from '../kernel/text/validation-texts';
import { checkHttpsLink } from '../settings/setting-fields';
import { PICTURE_SIZES } from '../uploads/picture-sizes';
import { bannerStandings } from './banner.states';

const id = z.number().int();
const text = z.string();
const done = z.object({ done: z.literal(true) });
const staff = { areas: ['manager'], access: 'platform-checks.banners' } as const;
const base = 'stays/banners';

export const bannerLabels = {
  english_title: { en: 'English title', ar: 'العنوان بالإنجليزية' },
  arabic_title: { en: 'Arabic title', ar: 'العنوان بالعربية' },
  english_text: { en: 'English text', ar: 'النص بالإنجليزية' },
  arabic_text: { en: 'Arabic text', ar: 'النص بالعربية' },
  link: { en: 'Link', ar: 'الرابط' },
  starts_on: { en: 'From', ar: 'من' },
  ends_on: { en: 'To', ar: 'إلى' },
  status: { en: 'Status', ar: 'الحالة' },
} as const;

/** An address of our own pages, without a language before it: never another host that only looks like one. */
const OWN = /^\/(?![/\\])[^\s<>"'`\\]*$/;

export const bannerFields = z.object({
  english_title: englishText(bannerLabels.english_title, 60),
  arabic_title: arabicText(bannerLabels.arabic_title, 60),
  english_text: freeText(bannerLabels.english_text, 140).default(''),
  arabic_text: freeText(bannerLabels.arabic_text, 140).default(''),
  link: freeText(bannerLabels.link, 300)
    .min(1)
    .superRefine((link, ctx) => {
      if (!OWN.test(link)) addMessage(ctx, checkHttpsLink(link), [], bannerLabels.link);
    }),
  upload_id: id.nullable().default(null),
  starts_on: localDate(bannerLabels.starts_on),
  ends_on: localDate(bannerLabels.ends_on),
});

type Days = { starts_on: string; ends_on: string };
/** A banner that ends before it begins is never seen. */
const inOrder = ({ starts_on, ends_on }: Days, ctx: z.RefinementCtx) => {
  if (ends_on < starts_on)
    addMessage(ctx, validationMessage('after', { other: bannerLabels.starts_on }), ['ends_on'], bannerLabels.ends_on);
};
export const addBannerInput = bannerFields.superRefine(inOrder);
export const editBannerInput = bannerFields.extend({ id }).superRefine(inOrder);

const record = z.object({
  id,
  english_title: text,
  arabic_title: text,
  english_text: text,
  arabic_text: text,
  link: text,
  upload_id: id.nullable(),
  image_url: text.nullable(),
  starts_on: text,
  ends_on: text,
  status: codeOf(recordStates),
  standing: codeOf(bannerStandings),
  views: id,
  clicks: id,
  /** Percent, with one decimal. */
  click_rate: z.number().nullable(),
  created_at: text,
});
export type Banner = z.output<typeof record>;

export const bannersList = defineList({
  ...staff,
  path: base,
  title: pageWords.banners,
  record,
  columns: [
    { key: 'english_title', label: bannerLabels.english_title, kind: 'text', sortable: true },
    { key: 'arabic_title', label: bannerLabels.arabic_title, kind: 'text', sortable: true },
    { key: 'standing', label: bannerLabels.status, kind: 'badge', choices: bannerStandings.choices },
    { key: 'starts_on', label: bannerLabels.starts_on, kind: 'date', sortable: true },
    { key: 'ends_on', label: bannerLabels.ends_on, kind: 'date', sortable: true },
    { key: 'views', label: { en: 'Views', ar: 'المشاهدات' }, kind: 'number', sortable: true, total: true },
    { key: 'clicks', label: { en: 'Clicks', ar: 'النقرات' }, kind: 'number', sortable: true, total: true },
    { key: 'click_rate', label: { en: 'Click rate', ar: 'نسبة النقر' }, kind: 'percent' },
    { key: 'link', label: bannerLabels.link, kind: 'text', hidden: true },
    { key: 'created_at', label: { en: 'Added on', ar: 'تاريخ الإضافة' }, kind: 'datetime', hidden: true },
  ],
  filters: [{ key: 'standing', label: bannerLabels.status, kind: 'choice', choices: bannerStandings.choices }],
  defaultSort: { key: 'starts_on', descending: true },
});

const writing = { ...staff, method: 'POST' } as const;

/** What is announced above the search of places to stay. */
export const propertyBannersContract = {
  get_records: bannersList.endpoints.get_records,
  export: bannersList.endpoints.export,
  add: endpoint({
    ...writing,
    path: `${base}/add`,
    summary: 'Announce something above the search of places to stay',
    input: addBannerInput,
    output: z.object({ id }),
    errors: ['UPLOAD_UNREADABLE', 'IMAGE_NOT_SQUARE'],
  }),
  edit: endpoint({
    ...writing,
    path: `${base}/edit`,
    summary: 'Change a banner; what was counted stays',
    input: editBannerInput,
    output: done,
    errors: ['NOT_FOUND', 'UPLOAD_UNREADABLE', 'IMAGE_NOT_SQUARE'],
  }),
  set_status: endpoint({
    ...writing,
    path: `${base}/set_status`,
    summary: 'Switch a banner on or off',
    input: z.object({ id, status: codeOf(recordStates) }),
    output: done,
    errors: ['NOT_FOUND'],
  }),
  remove: endpoint({
    ...writing,
    path: `${base}/remove`,
    summary: 'Remove a banner and its numbers',
    input: z.object({ id }),
    output: done,
    errors: ['NOT_FOUND'],
  }),
  picture: endpoint({
    areas: ['public'],
    access: 'public',
    method: 'GET',
    path: 'stays_banners/:id/picture',
    kind: 'file',
    files: ['image/jpeg', 'image/png'],
    summary: 'The picture of a banner that is shown now',
    input: z.object({ id: z.coerce.number().int().min(1), size: z.enum(PICTURE_SIZES).optional() }),
    output: z.unknown(),
    errors: ['NOT_FOUND'],
  }),
};
