import {
  campaignFields,
  checkPlan,
  checkTexts,
  type CampaignRecord,
} from '@rawnaq/domain/campaigns/campaigns.contract';
import type { CampaignSelection } from '@rawnaq/domain/campaigns/campaign-selection';
import { z } from 'zod';
import { useZodForm } from '../../../ui/form/use-zod-form';

/** Day and time stand in two fields, and the picture is a file until it is stored. */
const formSchema = campaignFields
  .omit({ send_at: true, picture_upload_id: true })
  .extend({
    date: z.string().nullish(),
    time: z.string().nullish(),
    picture: z.custom<File | string | null>(),
  })
  .superRefine((values, ctx) => checkPlan({ ...values, send_at: sendAt(values) }, ctx));
export type CampaignForm = z.output<typeof formSchema>;

export const sendAt = ({ date, time }: { date?: string | null | undefined; time?: string | null | undefined }) =>
  date ? { date, time: time || '10:00:00' } : null;

export const useCampaignForm = (campaign?: CampaignRecord) => useZodForm(formSchema, startValues(campaign));

const startValues = (campaign: CampaignRecord | undefined) => ({
  name: campaign?.name ?? '',
  channel: campaign?.channel ?? ('whatsapp' as const),
  selection: campaign?.selection ?? ({} as CampaignSelection),
  holdout_percent: campaign?.holdout_percent ?? 20,
  english_active: campaign?.english_active ?? true,
  english_subject: campaign?.english_subject ?? '',
  english_text: campaign?.english_text ?? '',
  arabic_active: campaign?.arabic_active ?? true,
  arabic_subject: campaign?.arabic_subject ?? '',
  arabic_text: campaign?.arabic_text ?? '',
  date: campaign?.send_at?.date ?? null,
  time: campaign?.send_at?.time ?? '10:00:00',
  ends_on: campaign?.ends_on ?? undefined,
  picture: campaign?.picture_url ?? null,
});

const messageSchema = campaignFields
  .pick({
    channel: true,
    selection: true,
    english_active: true,
    english_subject: true,
    english_text: true,
    arabic_active: true,
    arabic_subject: true,
    arabic_text: true,
  })
  .extend({ picture: z.custom<File | string | null>() })
  .superRefine(checkTexts);
export type MessageForm = z.output<typeof messageSchema>;

export const useMessageForm = () =>
  useZodForm(messageSchema, {
    channel: 'whatsapp' as const,
    selection: {} as CampaignSelection,
    english_active: true,
    english_subject: '',
    english_text: '',
    arabic_active: true,
    arabic_subject: '',
    arabic_text: '',
    picture: null,
  });
