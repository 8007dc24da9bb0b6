import { addDays } from '@rawnaq/domain/kernel/time/local-date';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import { usualTemplate } from '@rawnaq/domain/platform-contracts/usual-template';
import type { Values } from '../draw-input';
import type { Kitchen, Recipe } from '../planner';
import { today } from './recipe-parts';

const NEWEST = `
  select id from contract_templates where status = ${recordStates.codes.active} order by id desc limit 1`;

async function terms(kitchen: Kitchen): Promise<Values> {
  const { clauses, ...text } = usualTemplate();
  const names = { english_name: 'Fuzz', arabic_name: 'نموذج' };
  if ((await kitchen.one(NEWEST, [])) === undefined)
    await kitchen.ask('manager', 'accounting/contract_templates/save', { ...names, ...text, clauses: [...clauses] });
  return {
    account_id: 1001,
    template_id: await kitchen.one(NEWEST, []),
    starts_on: today(),
    ends_on: addDays(today(), 364),
    sign_until: addDays(today(), 14),
    signer_name: 'Mariam',
    signer_email: 'mariam@example.com',
    signer_mobile: '+971504821937',
    special_english: undefined,
    special_arabic: undefined,
    price: 1000,
    tier: 'basic',
    period: 'yearly',
    language: 'ar',
  };
}

/** One that nobody has signed. */
const open: Recipe = async (kitchen) => {
  const { id } = await kitchen.ask('manager', 'accounting/contracts/add', await terms(kitchen));
  return { account_id: 1001, id: Number(id ?? 0) };
};

const written: Recipe = async (kitchen) => {
  const section = { english_title: 'Why', arabic_title: 'لماذا', english_body: 'So', arabic_body: 'هكذا' };
  const page = { page: 'questions', sections: [section], facts: {} };
  const { version } = await kitchen.ask('manager', 'website_content/save', page);
  return { page: 'questions', version: Number(version ?? 1) };
};

export const contractRecipes: Record<string, Recipe> = {
  'website_content/get_record': written,
  'website_content/publish': written,
  'website_content/save': async () => ({
    page: 'terms',
    sections: [{ english_title: 'Why', arabic_title: 'لماذا', english_body: 'So', arabic_body: 'هكذا' }],
    facts: {},
  }),
  'accounting/contracts/add': terms,
  'accounting/contracts/edit': async (kitchen) => ({ ...(await terms(kitchen)), ...(await open(kitchen)) }),
  'accounting/contracts/get_record': open,
  'accounting/contracts/pdf': open,
  'accounting/contracts/send': open,
  'accounting/contracts/cancel': open,
  'accounting/contracts/renew': open,
  'accounting/contract_templates/get_version': async (kitchen) => {
    await terms(kitchen);
    return { id: await kitchen.one(NEWEST, []), version: 1 };
  },
  'accounting/contract_templates/save': async () => {
    const { clauses, ...text } = usualTemplate();
    return { id: undefined, ...text, clauses: [...clauses] };
  },
  'accounting/contract_templates/set_status': async (kitchen) => {
    await terms(kitchen);
    return { id: await kitchen.one(NEWEST, []) };
  },
  'account_contracts/public_pdf': async (kitchen) => {
    const named = await open(kitchen);
    await kitchen.ask('manager', 'accounting/contracts/send', { ...named, channel: 'email' });
    return {
      unique_id: await kitchen.one<string>(
        "select unique_id from contracts where account_id = 1001 and status = 'waiting' order by id desc limit 1",
        [],
      ),
    };
  },
};
