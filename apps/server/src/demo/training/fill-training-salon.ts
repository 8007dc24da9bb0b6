import { TRAINING_ACCOUNT_ID } from '@rawnaq/domain/kernel/input/limits';
import { createAccount } from '../../modules/accounts';
import { fillAppointments } from '../visits/fill-appointments';
import { fillTrainingCustomers } from '../people/fill-customers';
import { fillEmployees } from '../people/fill-employees';
import { fillMenu } from '../fill-menu';
import { fillProducts } from '../fill-products';
import { fillTrainingSettings } from '../fill-settings';
import { fillMoney } from '../money/fill-money';
import type { Demo } from '../stage';

export const ALL_STEPS = [
  'general-informations',
  'vat',
  'business-hours',
  'employees',
  'invoice-setting',
  'activate-services',
];

/** The salon anybody may try things in, as it is every morning. Dated relative to today. */
export async function fillTrainingSalon(demo: Demo, password_hash: string): Promise<void> {
  const { tx, now } = demo;
  await createAccount(tx, {
    id: TRAINING_ACCOUNT_ID,
    business_type: 'women_salon',
    country: 'AE',
    city: 'Dubai',
    language: 'en',
    wizard_progress: ALL_STEPS,
    english_name: 'Training Salon',
    arabic_name: 'صالون التدريب',
    status: 'active',
    owner: { name: 'Training', email: 'training@rawnaq.demo', mobile: null, password_hash },
  });
  await fillTrainingSettings(tx, now);
  await fillProducts(tx, now, [TRAINING_ACCOUNT_ID]);
  await fillMenu(tx, now, [TRAINING_ACCOUNT_ID]);
  await fillEmployees(tx, now, [TRAINING_ACCOUNT_ID]);
  await fillTrainingCustomers(demo);
  await fillAppointments(demo, TRAINING_ACCOUNT_ID);
  await fillMoney(demo, TRAINING_ACCOUNT_ID);
}
