import type { Code } from '../../../db/column-codes';

export type DemoEnquiry = {
  renter_name: string;
  mobile: string;
  email: string | null;
  language: 'en' | 'ar';
  in_days: number;
  nights: number;
  people: number;
  message: string;
  status: Code<'property_enquiries.status'>;
  reason: string | null;
  hours_ago: number;
  /** A price was said. */
  offered: boolean;
  valid_hours?: number;
  /** Fils asked for beforehand; of a confirmed stay it was paid. */
  deposit?: number;
  /** What the owner wrote. */
  letter?: string;
};

/** Nights do not meet, whichever place each goes to. */
export const DEMO_ENQUIRIES: readonly DemoEnquiry[] = [
  {
    renter_name: 'حمد المزروعي',
    mobile: '+971504410021',
    email: null,
    language: 'ar',
    in_days: 3,
    nights: 2,
    people: 8,
    message: 'السلام عليكم، هل يوجد مواقف لأربع سيارات؟',
    status: 'confirmed',
    reason: null,
    hours_ago: 70,
    offered: true,
    deposit: 50_000,
    letter: 'وعليكم السلام، نعم المواقف تتسع لست سيارات.',
  },
  {
    renter_name: 'Khalid Saif',
    mobile: '+971504410022',
    email: 'khalid.saif@example.com',
    language: 'en',
    in_days: 23,
    nights: 2,
    people: 6,
    message: 'Is the pool heated in the evening?',
    status: 'offered',
    reason: null,
    hours_ago: 5,
    offered: true,
    valid_hours: 26,
    deposit: 60_000,
    letter: 'Yes, it is heated all night.',
  },
  {
    renter_name: 'نورة العلي',
    mobile: '+971504410023',
    email: null,
    language: 'ar',
    in_days: 9,
    nights: 2,
    people: 10,
    message: 'جلسة عائلية، هل المكان مناسب للأطفال؟',
    status: 'new',
    reason: null,
    hours_ago: 2,
    offered: false,
  },
  {
    renter_name: 'Priya Menon',
    mobile: '+971504410024',
    email: 'priya@example.com',
    language: 'en',
    in_days: 12,
    nights: 1,
    people: 4,
    message: '',
    status: 'new',
    reason: null,
    hours_ago: 1,
    offered: false,
  },
  {
    renter_name: 'عائشة الظاهري',
    mobile: '+971504410025',
    email: null,
    language: 'ar',
    in_days: -9,
    nights: 2,
    people: 7,
    message: 'نحتاج الدخول مبكرًا إذا أمكن.',
    status: 'confirmed',
    reason: null,
    hours_ago: 400,
    offered: true,
  },
  {
    renter_name: 'Omar Haddad',
    mobile: '+971504410026',
    email: null,
    language: 'en',
    in_days: 6,
    nights: 2,
    people: 12,
    message: 'A birthday with music until late.',
    status: 'declined',
    reason: 'Music is not allowed after 11 PM',
    hours_ago: 120,
    offered: false,
  },
  {
    renter_name: 'سلطان الكعبي',
    mobile: '+971504410027',
    email: null,
    language: 'ar',
    in_days: 16,
    nights: 3,
    people: 9,
    message: '',
    status: 'confirmed',
    reason: null,
    hours_ago: 30,
    offered: true,
  },
  {
    renter_name: 'مريم الحوسني',
    mobile: '+971504410028',
    email: null,
    language: 'ar',
    in_days: 5,
    nights: 1,
    people: 5,
    message: '',
    status: 'expired',
    reason: null,
    hours_ago: 60,
    offered: true,
    valid_hours: -20,
  },
];

export const DEMO_BLOCKS = [
  { in_days: 20, nights: 2, note: 'صيانة المسبح' },
  { in_days: 44, nights: 3, note: '' },
] as const;
