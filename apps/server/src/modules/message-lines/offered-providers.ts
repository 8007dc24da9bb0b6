import { WHATSAPP_PROVIDERS, type WhatsappProvider } from '@rawnaq/domain/message-lines/message-lines.contract';
import type { Config } from '../../config';

/** The sandbox is there to try the product; production has it only for those who run a demo of it. */
export const offeredProviders = ({ production }: Config): WhatsappProvider[] =>
  WHATSAPP_PROVIDERS.filter((provider) => provider !== 'sandbox' || !production);
