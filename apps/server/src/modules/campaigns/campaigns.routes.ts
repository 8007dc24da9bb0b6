import { troubleInWords } from '@rawnaq/domain/messages/message-troubles';
import { campaignsContract } from '@rawnaq/domain/campaigns/campaigns.contract';
import { campaignCustomersList, campaignsList } from '@rawnaq/domain/campaigns/campaign-lists';
import type { UseCases } from '../../http/bind-contract';
import { listUseCases } from '../../http/lists/list-use-cases';
import { findCustomersMeant } from '../customers';
import { campaignCustomerRows, campaignRows } from './campaigns.query';
import { countCampaign } from './count-audience';
import { getCampaign, summarise } from './get-campaign';
import {
  cancelCampaign,
  pauseCampaign,
  resendFailed,
  resumeCampaign,
  scheduleCampaign,
  sendMessage,
  takeBackCampaign,
} from './move-campaign';
import { addCampaign, editCampaign, renewCampaign } from './save-campaign';
import { sendTest } from './send-test';

const list = listUseCases(campaignsList, campaignRows, { search: ['name'] });
const customers = listUseCases(campaignCustomersList, campaignCustomerRows, {
  search: [],
  find: findCustomersMeant,
  findBy: 'customer_id',
  says: { error: troubleInWords },
});

const useCases: UseCases<typeof campaignsContract> = {
  get_records: list.page,
  export: list.file,
  get_customers: customers.page,
  export_customers: customers.file,
  summary: summarise,
  get_record: getCampaign,
  count: countCampaign,
  add: addCampaign,
  edit: editCampaign,
  renew: renewCampaign,
  schedule: scheduleCampaign,
  take_back: takeBackCampaign,
  pause: pauseCampaign,
  resume: resumeCampaign,
  cancel: cancelCampaign,
  resend: resendFailed,
  send_test: sendTest,
  send_message: sendMessage,
};

export const campaignsRoutes = { contract: campaignsContract, useCases };
