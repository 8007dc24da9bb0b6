import type { CampaignSelection } from '@rawnaq/domain/campaigns/campaign-selection';
import { campaignStates, type CampaignChannel, type CampaignState } from '@rawnaq/domain/campaigns/campaign.states';
import { customerTypes } from '@rawnaq/domain/customers/customer.states';

const { active, sending, paused, completed, disabled, temporary_saved } = campaignStates.codes;

export type DemoCampaign = {
  name: string;
  channel: CampaignChannel;
  status: CampaignState;
  selection: CampaignSelection;
  /** Days ago it began; a plan for tomorrow has none. */ ago?: number;
  people: number;
  holdout: number;
  /** How much of it has gone out. */ done?: number;
  /** How rare bookings are among those held back, against all of them. */ heldShare?: number;
  failed?: number;
  en: string;
  ar: string;
  subject?: { en: string; ar: string };
};

/** A campaign in every state, as a salon of this size has them through a quarter of a year. */
export const DEMO_CAMPAIGNS: readonly DemoCampaign[] = [
  {
    name: 'Summer spa evenings',
    channel: 'whatsapp',
    status: disabled,
    ago: 76,
    people: 120,
    holdout: 20,
    done: 0.3,
    selection: {},
    en: 'Hi {customer}, our spa stays open until late in summer. An evening at {salon}: {link}',
    ar: 'مرحبًا {customer}، أمسيات السبا في {salon} طوال الصيف حتى وقت متأخر. للحجز: {link}',
  },
  {
    name: 'Back-to-school blow-dry',
    channel: 'whatsapp',
    status: completed,
    ago: 62,
    people: 230,
    holdout: 20,
    heldShare: 0.45,
    failed: 4,
    selection: { types: [customerTypes.codes.frequent] },
    en: 'Hi {customer}, back to school and back to yourself: a blow-dry at {salon} at half price this week. {link}',
    ar: 'مرحبًا {customer}، مع عودة المدارس دلّلي نفسك: استشوار في {salon} بنصف السعر هذا الأسبوع. {link}',
  },
  {
    name: 'Hydrafacial, new machine',
    channel: 'whatsapp',
    status: completed,
    ago: 41,
    people: 150,
    holdout: 20,
    heldShare: 1,
    failed: 3,
    selection: {},
    en: 'Hi {customer}, our new Hydrafacial machine has arrived at {salon}. Be among the first: {link}',
    ar: 'مرحبًا {customer}، وصل جهاز الهيدرافيشل الجديد إلى {salon}. كوني من الأوائل: {link}',
  },
  {
    name: 'Autumn price list',
    channel: 'email',
    status: completed,
    ago: 27,
    people: 160,
    holdout: 0,
    failed: 7,
    selection: {},
    subject: { en: 'Our new prices, {customer}', ar: 'أسعارنا الجديدة يا {customer}' },
    en: 'Dear {customer},\n\nHere are our new prices and three new treatments.\n\nBook at {salon}: {link}',
    ar: 'عزيزتي {customer}،\n\nإليك أسعارنا ابتداءً من هذا الشهر وثلاث جلسات جديدة.\n\nللحجز في {salon}: {link}',
  },
  {
    name: 'Weekday manicure',
    channel: 'sms',
    status: paused,
    ago: 4,
    people: 110,
    holdout: 20,
    done: 0.55,
    selection: {},
    en: 'Manicure 20% off from Sunday to Wednesday at {salon}. {link}',
    ar: 'خصم 20% على المناكير من الأحد إلى الأربعاء في {salon}. {link}',
  },
  {
    name: 'We miss you: 15% off',
    channel: 'whatsapp',
    status: sending,
    ago: 1,
    people: 320,
    holdout: 20,
    done: 0.5,
    failed: 5,
    selection: { visited_least: 45, visited_most: 180, next_booking: 'none' },
    en: 'Hi {customer}, it has been a while. 15% off your next visit to {salon} until the end of the month: {link}',
    ar: 'مرحبًا {customer}، طالت الغيبة. خصم 15% على زيارتك القادمة إلى {salon} حتى نهاية الشهر: {link}',
  },
  {
    name: 'Bridal season open day',
    channel: 'whatsapp',
    status: active,
    people: 0,
    holdout: 10,
    selection: { types: [customerTypes.codes.frequent, customerTypes.codes.new] },
    en: 'Hi {customer}, brides and friends are welcome at our open day at {salon}. Keep your place: {link}',
    ar: 'مرحبًا {customer}، ندعو العرائس وصديقاتهن إلى يومنا المفتوح في {salon}. احجزي مكانك: {link}',
  },
  {
    name: 'Eid Al Etihad: hair offer',
    channel: 'whatsapp',
    status: temporary_saved,
    people: 0,
    holdout: 20,
    selection: { types: [customerTypes.codes.frequent, customerTypes.codes.missed], next_booking: 'none' },
    en: 'Hi {customer}, a little something for Eid Al Etihad: 20% off colour and hair treatments. Book: {link}',
    ar: 'مرحبًا {customer}، هديتك بمناسبة عيد الاتحاد: خصم 20% على الصبغات وعلاجات الشعر. احجزي موعدك: {link}',
  },
];
