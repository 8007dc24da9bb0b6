import { addDays } from '@rawnaq/domain/kernel/local-date';
import { chosen, type Values } from './draw-input';
import type { Kitchen, Recipe } from './planner';
import { own, today, freshCustomer } from './recipe-parts';
import { sheet } from './sent-files';

const customersSheet = ({ random }: Kitchen) =>
  sheet(['Name,Mobile', `Huda Ali,+97154${random.between(1_000_000, 9_999_999)}`]);

const imported: Recipe = async (kitchen) => {
  const { id } = await kitchen.ask('merchant', 'customers/import/upload', {}, customersSheet(kitchen));
  return { id, only_bad: undefined };
};

const period = async ({ random }: Kitchen): Promise<Values> => {
  const to = addDays(today(), -random.between(0, 5));
  return { from: addDays(to, -random.between(0, 60)), to };
};

export const customersRecipes: Record<string, Recipe> = {
  'customers/search': async ({ random }) => ({ search: chosen(random, ['noor', '0501', 'سارة']) }),
  'customers/edit': async (kitchen) => ({ id: await freshCustomer(kitchen) }),
  'customers/set_status': async (kitchen) => ({ id: await freshCustomer(kitchen) }),
  'customers/set_consent': own('customers', 'merged_into is null'),
  'customers/add_note': own('customers', 'merged_into is null'),
  'customers/remove_note': async (kitchen) => {
    const id = await freshCustomer(kitchen);
    await kitchen.ask('merchant', 'customers/add_note', { id, text: 'Likes tea' });
    return { id, note_id: await kitchen.one('select id from customer_notes where customer_id = $1', [id]) };
  },
  'customers/add_photo': own('customers', 'merged_into is null'),
  'customers/remove_photo': async (kitchen) => {
    const id = await freshCustomer(kitchen);
    await kitchen.ask('merchant', 'customers/add_photo', {
      id,
      upload_id: chosen(kitchen.random, kitchen.pools.pictures),
    });
    return { id, photo_id: await kitchen.one('select id from customer_photos where customer_id = $1', [id]) };
  },
  'customers/merge': async (kitchen) => ({ id: await freshCustomer(kitchen), other_id: await freshCustomer(kitchen) }),
  'customers/types_history': period,
  'customers/import/upload': async (kitchen) => ({ attached: customersSheet(kitchen) }),
  'customers/import/get_record': imported,
  'customers/import/get_rows': imported,
  'customers/import/confirm': imported,
  'customer_care/preview': async ({ one }) => ({
    kind: 'birthday',
    ids: String(await one('select id from customers where account_id = $1 and birth_date is not null limit 20')),
  }),
  'customer_care/send': async ({ one }) => ({
    kind: 'birthday',
    ids: [
      await one(
        'select id from customers where account_id = $1 and birth_date is not null and whatsapp_allowed limit 20',
      ),
    ],
    again: true,
  }),
  'reports/:id/get_records': period,
  'reports/:id/export': period,
};
