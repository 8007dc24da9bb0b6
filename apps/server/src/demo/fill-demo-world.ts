import { asPlatform, type Services } from '../services';
import type { Tx } from '../db/database';
import { quietly } from '../db/quiet';
import { hashPassword } from '../infra/crypto';
import { createAccount } from '../modules/accounts';
import { createUser } from '../modules/auth';
import { makeForecast } from '../modules/forecast';
import { addManager } from '../modules/platform-staff';
import { warnOfPapers } from '../modules/employees';
import { countSellingSalons } from '../modules/products';
import { countSuggestions } from '../modules/services';
import { fillStarterMenu } from '../modules/suggested-services';
import { DEMO_PASSWORD } from './texts/demo-logins';
import { isEmptyWorld, lockWorld, lookUpNoKeys } from './demo.repo';
import type { Demo } from './stage';
import { fillAppointments } from './visits/fill-appointments';
import { fillCampaigns } from './messages/fill-campaigns';
import { fillContracts } from './fill-contracts';
import { fillComplaints } from './fill-complaints';
import { fillConversations } from './messages/fill-conversations';
import { fillCustomers } from './people/fill-customers';
import { fillEmployees } from './people/fill-employees';
import { fillLines } from './messages/fill-lines';
import { fillMenu } from './fill-menu';
import { fillAccountInvoices } from './money/fill-account-invoices';
import { fillCards } from './money/fill-cards';
import { fillCorrections } from './money/fill-corrections';
import { fillExpenses, fillSuppliers } from './money/fill-expenses';
import { fillMoney } from './money/fill-money';
import { fillMerchants } from './platform/fill-merchants';
import { fillOnlineVisits } from './visits/fill-online-visits';
import { fillPictures } from './fill-pictures';
import { fillCatalogue, fillProductRequests, fillProducts } from './fill-products';
import { fillSettings } from './fill-settings';
import { fillEnquiries } from './stays/fill-enquiries';
import { fillHosts } from './stays/fill-hosts';
import { fillStays } from './stays/fill-stays';
import { fillSurveys } from './surveys/fill-surveys';
import { ALL_STEPS, fillTrainingSalon } from './training/fill-training-salon';
import { fillSuggestions, fillTrackers } from './platform/fill-trackers';
import { fillBackups } from './platform/fill-backups';
import { fillLeads } from './platform/fill-leads';
import { fillUpdates } from './platform/fill-updates';

/**
 * Fills an empty database with a living world, once, the same every time, dated relative to today. One transaction: all
 * or nothing.
 */
export async function fillDemoWorld(services: Services): Promise<void> {
  await fillStarterMenu(services);
  const now = services.clock();
  const password_hash = await hashPassword(DEMO_PASSWORD);
  const isFilled = await asPlatform(services, async (tx) => {
    await lockWorld(tx);
    if (!(await isEmptyWorld(tx))) return false;
    await lookUpNoKeys(tx);
    const demo = { services, tx, now };
    await addManager(tx, { name: 'Omar Farouk', email: 'manager@rawnaq.demo', password_hash });
    const hosts = await fillHosts(tx, password_hash);
    await addSalons(tx, now, password_hash);
    await fillSettings(tx, now);
    await fillCatalogue(tx);
    await fillProducts(tx, now, [GLOW, NAWRAS]);
    await fillProductRequests(demo);
    await fillMenu(tx, now, [GLOW, NAWRAS]);
    await fillEmployees(tx, now, [GLOW, NAWRAS]);
    await fillCustomers(demo);
    const suppliers = await fillSuppliers(demo, [GLOW, NAWRAS]);
    const [glow, nawras] = SALONS;
    // While the database writes down one of these, another is thought of. The longest of all goes ahead: the deposits
    // of its visits follow one another, and would wait for all the others each time.
    await quietly(tx, () =>
      sideBySide([
        fillAppointments(demo, GLOW).then(() =>
          sideBySide([
            fillEarned(demo, glow, suppliers.get(GLOW) ?? []),
            fillAppointments(demo, NAWRAS).then(() => fillEarned(demo, nawras, suppliers.get(NAWRAS) ?? [])),
            fillStays(demo, hosts).then(() => fillEnquiries(demo, hosts)),
            fillTrainingSalon(demo, password_hash),
          ]),
        ),
        fillPictures(services, tx, now),
        fillMerchants(tx, now, password_hash)
          .then(() => fillContracts(demo))
          .then(() => fillAccountInvoices(demo)),
      ]),
    );
    await fillCampaigns(demo);
    await fillComplaints(demo);
    await fillSurveys(demo);
    await warnOfPapers(tx, now);
    await fillTrackers(tx, now);
    await fillLines(tx, now);
    await fillConversations(demo);
    await fillSuggestions(demo);
    await fillUpdates(tx, now);
    await fillLeads(tx, now);
    await fillBackups(tx, now);
    return true;
  });
  if (!isFilled) return;
  await countSuggestions(services);
  await countSellingSalons(services);
}

const [GLOW, NAWRAS] = [1001, 1002];
const SALONS = [
  { accountId: GLOW, language: 'en', notes: 5, deposits: 4 },
  { accountId: NAWRAS, language: 'ar', notes: 3, deposits: 2 },
] as const;
type Salon = (typeof SALONS)[number];

/** All that was earned and spent with the visits of a salon. */
const fillEarned = (demo: Demo, salon: Salon, suppliers: readonly number[]): Promise<void> =>
  sideBySide([fillTill(demo, salon, suppliers), fillOnlineVisits(demo.tx, demo.now, salon.accountId)]);

async function fillTill(demo: Demo, salon: Salon, suppliers: readonly number[]): Promise<void> {
  const { accountId } = salon;
  await fillMoney(demo, accountId, suppliers);
  await fillCorrections(demo, salon);
  await sideBySide([
    makeForecast((work) => work({ tx: demo.tx, accountId }), demo.now),
    (async () => {
      if (accountId === GLOW) await fillCards(demo, GLOW);
      await fillExpenses(demo, accountId, suppliers);
    })(),
  ]);
}

/** A fault is told when all of them have stopped: nothing is sent after the transaction has ended. */
async function sideBySide(parts: readonly Promise<void>[]): Promise<void> {
  const fault = (await Promise.allSettled(parts)).find((ended) => ended.status === 'rejected');
  if (fault) throw fault.reason;
}

async function addSalons(tx: Tx, now: Date, password_hash: string): Promise<void> {
  const day = (offset: number): string => new Date(now.getTime() + offset * 86_400_000).toISOString().slice(0, 10);
  const salon = {
    business_type: 'women_salon',
    country: 'AE',
    city: 'Dubai',
    language: 'en' as const,
    wizard_progress: ALL_STEPS,
  };
  const glow = await createAccount(tx, {
    ...salon,
    id: GLOW,
    english_name: 'Glow Beauty Lounge',
    arabic_name: 'جلو بيوتي لاونج',
    status: 'active',
    expires_on: day(320),
    owner: { name: 'Mariam Al Hashimi', email: 'owner@glow.demo', mobile: '+971504821937', password_hash },
  });
  const staff = [
    ['Huda Salem', 'reception@glow.demo', 'receptionist'],
    ['Joy Santos', 'cashier@glow.demo', 'cashier'],
    ['Rim Ayoub', 'employee@glow.demo', 'employee'],
  ] as const;
  for (const [name, email, role] of staff)
    await createUser(tx, {
      account_id: GLOW,
      kind: 'merchant',
      name,
      email,
      password_hash,
      role_id: glow.roleIds[role],
    });
  await createAccount(tx, {
    ...salon,
    id: NAWRAS,
    business_type: 'men_salon',
    country: 'SA',
    city: 'Riyadh',
    language: 'ar',
    english_name: "Nawras Men's Salon",
    arabic_name: 'صالون نورس الرجالي',
    status: 'trial',
    trial_ends_on: day(2),
    owner: { name: 'سلطان العتيبي', email: 'owner@nawras.demo', mobile: '+966509421186', password_hash },
  });
  await createAccount(tx, {
    ...salon,
    id: 1003,
    country: 'SA',
    city: 'Riyadh',
    language: 'ar',
    wizard_progress: [],
    english_name: 'Hams Ladies Salon',
    arabic_name: 'صالون همس النسائي',
    status: 'requested',
    owner: { name: 'نوف الحربي', email: 'owner@hams.demo', mobile: '+966553187720', password_hash },
  });
  await createAccount(tx, {
    ...salon,
    id: 1004,
    business_type: 'beauty_centre',
    country: 'QA',
    city: 'Doha',
    english_name: 'Lavender Beauty Center',
    arabic_name: 'مركز لافندر للتجميل',
    status: 'expired',
    expires_on: day(-12),
    owner: { name: 'Khulood Al Marri', email: 'owner@lavender.demo', mobile: '+97455194402', password_hash },
  });
}
