import { defineCodes, defineStates, type CodeIn } from '../kernel/state-machine';

export const campaignStates = defineStates({
  // Cancelling is irreversible: a disabled campaign can only be renewed, which makes a new one.
  disabled: { code: 0, label: { en: 'Disabled', ar: 'موقوفة' }, tone: 'neutral', moves: [] },
  active: {
    code: 1,
    label: { en: 'Ready', ar: 'جاهزة' },
    tone: 'accent',
    moves: ['sending', 'temporary_saved', 'disabled'],
  },
  sending: {
    code: 2,
    label: { en: 'Sending', ar: 'قيد الإرسال' },
    tone: 'info',
    moves: ['paused', 'completed', 'disabled'],
  },
  paused: { code: 3, label: { en: 'Paused', ar: 'متوقفة مؤقتًا' }, tone: 'warning', moves: ['sending', 'disabled'] },
  temporary_saved: {
    code: 4,
    label: { en: 'Temporarily saved', ar: 'محفوظة مؤقتًا' },
    tone: 'neutral',
    moves: ['active', 'disabled'],
  },
  // Failed recipients can be sent to again.
  completed: { code: 5, label: { en: 'Completed', ar: 'مكتملة' }, tone: 'success', normal: true, moves: ['sending'] },
});
export type CampaignState = CodeIn<typeof campaignStates>;

/**
 * The client's three and three of ours: an outcome that a crash has hidden, which is never repeated by itself; somebody
 * who was not to be written to any more when it was her turn; and somebody who is compared with.
 */
export const campaignDeliveryStates = defineStates({
  failed: { code: 0, label: { en: 'Failed', ar: 'تعذّر الإرسال' }, tone: 'danger', moves: ['pending'] },
  pending: {
    code: 1,
    label: { en: 'Pending', ar: 'بانتظار الإرسال' },
    tone: 'warning',
    moves: ['sent', 'failed', 'unknown', 'left_out'],
  },
  sent: { code: 2, label: { en: 'Sent', ar: 'تم الإرسال' }, tone: 'success', normal: true, moves: [] },
  unknown: {
    code: 3,
    label: { en: 'Outcome unknown', ar: 'نتيجة غير معروفة' },
    tone: 'neutral',
    moves: ['sent', 'failed'],
  },
  left_out: { code: 4, label: { en: 'Skipped', ar: 'مستبعد' }, tone: 'neutral', normal: true, moves: [] },
  held_back: { code: 5, label: { en: 'Held back', ar: 'مجموعة المقارنة' }, tone: 'neutral', normal: true, moves: [] },
});
export type CampaignDelivery = CodeIn<typeof campaignDeliveryStates>;

/** A plain message goes to a selection at once; a campaign is planned, measured and may be sent in rounds. */
export const campaignKinds = defineCodes({
  campaign: { code: 1, label: { en: 'Campaign', ar: 'حملة' } },
  message: { code: 2, label: { en: 'Message', ar: 'رسالة' } },
});

/** Why somebody who fits the selection gets nothing, the first that holds. */
export const campaignHindrances = defineCodes({
  disabled: { code: 'disabled', label: { en: 'Customer disabled', ar: 'عميل موقوف' } },
  no_address: { code: 'no_address', label: { en: 'Cannot be reached', ar: 'تعذّر الوصول' } },
  stopped: { code: 'stopped', label: { en: 'Stopped offers', ar: 'أوقف العروض' } },
  no_consent: { code: 'no_consent', label: { en: 'No consent', ar: 'دون موافقة' } },
  cap: { code: 'cap', label: { en: 'Had enough offers', ar: 'بلغ حد العروض' } },
  period: { code: 'period', label: { en: 'Period over', ar: 'انتهت المدة' } },
  hours: { code: 'hours', label: { en: 'No common hour', ar: 'لا ساعة مشتركة' } },
  cancelled: { code: 'cancelled', label: { en: 'Campaign cancelled', ar: 'أُلغيت الحملة' } },
});
export type CampaignHindrance = CodeIn<typeof campaignHindrances>;

export const CAMPAIGN_CHANNELS = ['whatsapp', 'sms', 'email'] as const;
export type CampaignChannel = (typeof CAMPAIGN_CHANNELS)[number];
