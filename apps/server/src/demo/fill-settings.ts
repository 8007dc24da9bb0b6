import { toShift } from '@rawnaq/domain/employees/working-hours.rules';
import { TRAINING_ACCOUNT_ID } from '@rawnaq/domain/kernel/input/limits';
import { accountingSetting } from '@rawnaq/domain/settings/accounting-setting';
import { generalSetting } from '@rawnaq/domain/settings/general-setting';
import { invoiceSetting } from '@rawnaq/domain/settings/invoice-setting';
import { notificationsSetting } from '@rawnaq/domain/settings/notifications-setting';
import { onlineSetting } from '@rawnaq/domain/settings/online-setting';
import { socialLinkTypes } from '@rawnaq/domain/settings/values/social-link.states';
import type { Tx } from '../db/database';
import { fillSetting, insertCustomHours, insertHoliday, replaceHours } from '../modules/settings';

const DAY = 86_400_000;

/** Two salons as their owners would have set them up. */
export async function fillSettings(tx: Tx, now: Date): Promise<void> {
  const day = (offset: number): string => new Date(now.getTime() + offset * DAY).toISOString().slice(0, 10);
  await fillGlow(tx, now, day);
  await fillNawras(tx, now, day);
}

export async function fillTrainingSettings(tx: Tx, now: Date): Promise<void> {
  const training = { tx, accountId: TRAINING_ACCOUNT_ID };
  await fillSetting(training, accountingSetting, { trn: '100000000000003' }, now);
  await replaceHours(training, week('09:00:00', '21:00:00'));
}

async function fillGlow(tx: Tx, now: Date, day: (offset: number) => string): Promise<void> {
  const glow = { tx, accountId: 1001 };
  await fillSetting(
    glow,
    generalSetting,
    {
      latitude: 25.197525,
      longitude: 55.262137,
      english_address: 'Villa 14, Al Wasl Road, Jumeirah 1, Dubai',
      arabic_address: 'فيلا 14، شارع الوصل، جميرا 1، دبي',
      map_link: 'https://maps.google.com/?q=25.197525,55.262137',
      telephone: '+97143421190',
      backup_email: 'owner@glow.demo',
    },
    now,
  );
  await fillSetting(
    glow,
    accountingSetting,
    {
      trn: '100482193700003',
      loyalty_active: true,
      points_per_unit: 1,
      point_value: 5,
      least_points: 200,
      points_expire_after_months: 12,
    },
    now,
  );
  await fillSetting(
    glow,
    invoiceSetting,
    {
      english_header: 'Hair, skin and nails in Jumeirah',
      arabic_header: 'شعر وبشرة وأظافر في جميرا',
      english_footer: 'Thank you, see you soon',
      arabic_footer: 'شكرًا لكم ونراكم قريبًا',
      english_terms: 'Services can be corrected free of charge within 7 days.',
      arabic_terms: 'يمكن تعديل الخدمة مجانًا خلال 7 أيام.',
    },
    now,
  );
  await fillSetting(
    glow,
    onlineSetting,
    {
      is_live: true,
      alias: 'glow',
      english_welcome: 'Hair, skin and nails in a calm villa on Al Wasl Road. Ladies only.',
      arabic_welcome: 'شعر وبشرة وأظافر في فيلا هادئة على شارع الوصل. للسيدات فقط.',
      english_policy:
        'Please arrive ten minutes early. Appointments can be moved free of charge up to 24 hours before.',
      arabic_policy: 'نرجو الحضور قبل الموعد بعشر دقائق. يمكن تعديل الموعد مجانًا قبل 24 ساعة.',
      colour: '#1F5E56',
      social_links: [
        { type: socialLinkTypes.codes.telephone, value: '+97143421190' },
        { type: socialLinkTypes.codes.whatsapp, value: '971504821937' },
        { type: socialLinkTypes.codes.instagram, value: 'https://www.instagram.com/glow.demo' },
        { type: socialLinkTypes.codes.tiktok, value: 'https://www.tiktok.com/@glow.demo' },
      ],
      days_ahead: 45,
      deposit_kind: 'percent',
      deposit_percent: 2000,
    },
    now,
  );
  const messages = notificationsSetting.defaults({ country: 'AE', currency: 'AED' });
  await fillSetting(
    glow,
    notificationsSetting,
    {
      birthday: { ...messages.birthday, active: true },
      missed_customer: { ...messages.missed_customer, active: true },
      package_ending: { ...messages.package_ending, active: true },
      gift_card: { ...messages.gift_card, active: true },
    },
    now,
  );
  await replaceHours(glow, [
    ...week('10:00:00', '22:00:00', [0, 1, 2, 3, 6]),
    ...week('10:00:00', '01:00:00', [4]),
    ...week('14:00:00', '01:00:00', [5]),
  ]);
  await insertCustomHours(glow, {
    english_name: 'Wedding season evenings',
    arabic_name: 'أمسيات موسم الأعراس',
    starts_on: day(30),
    ends_on: day(43),
    ranges: [
      { from: '10:00:00', to: '14:00:00' },
      { from: '16:00:00', to: '02:00:00' },
    ],
  });
  await insertHoliday(glow, {
    english_name: 'Team day',
    arabic_name: 'يوم الفريق',
    kind: 'holiday',
    is_closed: true,
    starts_on: day(20),
    ends_on: day(20),
  });
  await insertHoliday(glow, {
    english_name: 'Community festival',
    arabic_name: 'مهرجان الحي',
    kind: 'national_event',
    is_closed: false,
    starts_on: day(50),
    ends_on: day(51),
  });
}

async function fillNawras(tx: Tx, now: Date, day: (offset: number) => string): Promise<void> {
  const nawras = { tx, accountId: 1002 };
  await fillSetting(
    nawras,
    generalSetting,
    {
      latitude: 24.711667,
      longitude: 46.674167,
      english_address: 'Olaya Street, Al Olaya, Riyadh',
      arabic_address: 'شارع العليا، حي العليا، الرياض',
      map_link: 'https://maps.google.com/?q=24.711667,46.674167',
      telephone: '+966114650021',
      backup_email: 'owner@nawras.demo',
    },
    now,
  );
  await fillSetting(nawras, accountingSetting, { trn: '310482193700003' }, now);
  await fillSetting(
    nawras,
    invoiceSetting,
    { english_header: "Men's barbers since 2011", arabic_header: 'حلاقة رجالية منذ 2011' },
    now,
  );
  await fillSetting(
    nawras,
    onlineSetting,
    {
      is_live: true,
      alias: 'nawras',
      english_welcome: 'Cuts, beards and hammam in the heart of Olaya.',
      arabic_welcome: 'حلاقة وعناية باللحية وحمام مغربي في قلب العليا.',
      colour: '#2B5FA0',
      social_links: [
        { type: socialLinkTypes.codes.whatsapp, value: '966509421186' },
        { type: socialLinkTypes.codes.snapchat, value: 'https://www.snapchat.com/add/nawras.demo' },
      ],
    },
    now,
  );
  await replaceHours(nawras, [
    ...week('09:00:00', '12:00:00', [0, 1, 2, 3, 4, 6]),
    ...week('16:00:00', '00:30:00', [0, 1, 2, 3, 4, 5, 6]),
  ]);
  await insertHoliday(nawras, {
    english_name: 'Maintenance',
    arabic_name: 'صيانة',
    kind: 'holiday',
    is_closed: true,
    starts_on: day(15),
    ends_on: day(15),
  });
}

const week = (from: string, to: string, days = [0, 1, 2, 3, 4, 5, 6]) =>
  days.map((weekday) => toShift({ weekday, from, to }));
