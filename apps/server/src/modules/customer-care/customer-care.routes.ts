import { troubleInWords } from '@rawnaq/domain/messages/message-troubles';
import { customerCareContract } from '@rawnaq/domain/customer-care/customer-care.contract';
import {
  balancesList,
  birthdaysList,
  missedCustomersList,
  noShowsList,
  ratingsList,
  remindersList,
} from '@rawnaq/domain/customer-care/customer-care.lists';
import type { UseCases } from '../../http/bind-contract';
import { listUseCases } from '../../http/lists/list-use-cases';
import { findCustomersMeant } from '../customers';
import { birthdayRows, missedCustomerRows, noShowRows, reminderRows } from './care-lists.query';
import { balanceRows, ratingRows } from './money-lists.query';
import { previewCare, sendCare } from './send-care';

const search = {
  search: [],
  find: findCustomersMeant,
  findBy: 'customer_id',
  says: { error: troubleInWords },
};
const reminders = listUseCases(remindersList, reminderRows, search);
const noShows = listUseCases(noShowsList, noShowRows, search);
const birthdays = listUseCases(birthdaysList, birthdayRows, search);

const missed = listUseCases(missedCustomersList, missedCustomerRows, search);

const balances = listUseCases(balancesList, balanceRows, search);
const ratings = listUseCases(ratingsList, ratingRows, search);

const useCases: UseCases<typeof customerCareContract> = {
  get_reminders: reminders.page,
  export_reminders: reminders.file,
  get_no_shows: noShows.page,
  export_no_shows: noShows.file,
  get_birthdays: birthdays.page,
  export_birthdays: birthdays.file,
  get_missed_customers: missed.page,
  export_missed_customers: missed.file,
  get_balances: balances.page,
  export_balances: balances.file,
  get_ratings: ratings.page,
  export_ratings: ratings.file,
  preview: previewCare,
  send: sendCare,
};

export const customerCareRoutes = { contract: customerCareContract, useCases };
