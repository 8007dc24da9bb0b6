import { paymentsContract, paymentsList } from '@rawnaq/domain/payments/payments.contract';
import { receivablesContract, receivablesList } from '@rawnaq/domain/payments/receivables.contract';
import { accountingSetting } from '@rawnaq/domain/settings/accounting-setting';
import type { UseCases } from '../../http/bind-contract';
import { listUseCases } from '../../http/lists/list-use-cases';
import { findCustomersMeant } from '../customers';
import { readSellingSalon } from '../invoices';
import { readSetting } from '../settings';
import { addDeposit } from './add-deposit';
import { cancelPayment } from './cancel-payment';
import { collect } from './collect';
import { payBack, payBalance } from './pay-balance';
import { paymentRows, receivableRows, sumByAge } from './payments.query';

const search = { search: [], find: findCustomersMeant, findBy: 'customer_id' };
const payments = listUseCases(paymentsList, paymentRows, search);
const receivables = listUseCases(receivablesList, receivableRows, search);

const useCases: UseCases<typeof paymentsContract> = {
  get_records: payments.page,
  export: payments.file,
  options: async (ctx) => ({ methods: (await readSetting(ctx, accountingSetting)).payment_methods }),
  add_deposit: addDeposit,
  cancel: cancelPayment,
  pay_balance: payBalance,
  pay_back: payBack,
};

const ofReceivables: UseCases<typeof receivablesContract> = {
  get_records: receivables.page,
  export: receivables.file,
  ages: async (ctx) => ({ records: await sumByAge(ctx, (await readSellingSalon(ctx)).day) }),
  collect,
};

export const paymentsRoutes = { contract: paymentsContract, useCases };
export const receivablesRoutes = { contract: receivablesContract, useCases: ofReceivables };
