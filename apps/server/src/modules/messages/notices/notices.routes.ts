import { messageNoticesContract } from '@rawnaq/domain/message-lines/message-lines.contract';
import type { UseCases } from '../../../http/bind-contract';
import { takeSmsNotice, takeWhatsappNotice, verifyWhatsapp } from './take-notice';

const useCases: UseCases<typeof messageNoticesContract> = {
  verify_whatsapp: verifyWhatsapp,
  whatsapp: takeWhatsappNotice,
  sms: takeSmsNotice,
};

export const messageNoticesRoutes = { contract: messageNoticesContract, useCases };
