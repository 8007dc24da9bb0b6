import { paymentLinksContract, paymentLinksList } from '@rawnaq/domain/payment-links/payment-links.contract';
import type { UseCases } from '../../http/bind-contract';
import { listUseCases } from '../../http/lists/list-use-cases';
import { findCustomersMeant } from '../customers';
import { payAccountInvoice } from './accounts/ask-for-account-invoice';
import { askForInvoice } from './ask-for-invoice';
import { checkPaymentLink, linksOfAppointment } from './check-payment-link';
import { linkRows } from './payment-links.repo';
import { getPaymentState } from './payment-state';
import { refundPaymentLink } from './refunds/refund-payment-link';
import { takeWebhook } from './take-webhook';

const list = listUseCases(paymentLinksList, linkRows, {
  search: ['reference', 'payment_id'],
  find: findCustomersMeant,
  findBy: 'customer_id',
});

const useCases: UseCases<typeof paymentLinksContract> = {
  get_records: list.page,
  export: list.file,
  of_appointment: linksOfAppointment,
  ask_for_invoice: askForInvoice,
  pay_account_invoice: payAccountInvoice,
  check: checkPaymentLink,
  refund: refundPaymentLink,
  state: getPaymentState,
  webhook: takeWebhook,
};

export const paymentLinksRoutes = { contract: paymentLinksContract, useCases };
