import { TRAINING_ACCOUNT_ID } from '@rawnaq/domain/kernel/input/limits';
import { addDays } from '@rawnaq/domain/kernel/time/local-date';
import { todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import { customerTypeOn } from '@rawnaq/domain/customers/customer.rules';
import { genders, identificationMethods } from '@rawnaq/domain/customers/customer.states';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import type { Code } from '../../db/column-codes';
import { markNotOnWhatsapp } from '../../modules/customers';
import { customersRoutes } from '../../modules/customers/customers.routes';
import { keptOfCustomers } from '../../kept-of-customers';
import { setVisitCounts, type VisitCounts } from './customers.repo';
import { seeded, type Chance } from '../random';
import { act, onStage, together, type Demo, type Stage } from '../stage';
import { writeCustomers, type NewCustomer } from './write-customers';

const DAY = 86_400_000;
const desk = customersRoutes(keptOfCustomers);

type DemoCustomer = Omit<VisitCounts, 'id'> &
  NewCustomer & {
    /** Since when she is not served any more. */
    lost_at: Date | null;
    not_on_whatsapp_at: Date | null;
  };

type Names = { first: readonly string[]; last: readonly string[] };

const women = {
  latin: {
    first: [
      'Fatima',
      'Hessa',
      'Sara',
      'Aisha',
      'Latifa',
      'Shamma',
      'Rania',
      'Maryam',
      'Noura',
      'Moza',
      'Alia',
      'Salama',
      'Khawla',
      'Hind',
      'Dana',
      'Reem',
      'Layla',
      'Amal',
      'Huda',
      'Mona',
      'Ghada',
      'Jawaher',
      'Wafa',
      'Zainab',
    ],
    last: [
      'Al Mansoori',
      'Al Falasi',
      'Haddad',
      'Al Ketbi',
      'Al Shamsi',
      'Al Mazrouei',
      'Khoury',
      'Al Suwaidi',
      'Al Nuaimi',
      'Al Hashimi',
      'Al Muhairi',
      'Saleh',
      'Nasser',
      'Al Zaabi',
      'Al Dhaheri',
      'Bin Sulayem',
    ],
  },
  arabic: {
    first: [
      'فاطمة',
      'حصة',
      'سارة',
      'عائشة',
      'لطيفة',
      'شما',
      'رانيا',
      'مريم',
      'نورة',
      'موزة',
      'علياء',
      'سلامة',
      'خولة',
      'هند',
      'دانة',
      'ريم',
      'ليلى',
      'أمل',
      'هدى',
      'منى',
      'غادة',
      'جواهر',
      'وفاء',
      'زينب',
    ],
    last: [
      'المنصوري',
      'الفلاسي',
      'حداد',
      'الكتبي',
      'الشامسي',
      'المزروعي',
      'خوري',
      'السويدي',
      'النعيمي',
      'الهاشمي',
      'المهيري',
      'صالح',
      'ناصر',
      'الزعابي',
      'الظاهري',
      'بن سليم',
    ],
  },
  guests: {
    first: ['Priya', 'Olga', 'Maria', 'Joy', 'Emma', 'Sofia', 'Anjali', 'Grace', 'Elena', 'Nadia'],
    last: ['Nair', 'Petrova', 'Santos', 'Cruz', 'Wilson', 'Rossi', 'Menon', 'Fernandez', 'Ivanova', 'Khan'],
  },
} as const satisfies Record<string, Names>;
const men: Names = {
  first: [
    'سلطان',
    'فهد',
    'عبدالله',
    'محمد',
    'خالد',
    'تركي',
    'ناصر',
    'سعود',
    'ماجد',
    'بندر',
    'يوسف',
    'عبدالرحمن',
    'وليد',
    'راكان',
    'مشعل',
    'طلال',
  ],
  last: ['العتيبي', 'الحربي', 'القحطاني', 'الدوسري', 'الشهري', 'الغامدي', 'الزهراني', 'المطيري', 'السبيعي', 'العنزي'],
};

/** The customers of the two demo salons: a rich one and a smaller one. */
export async function fillCustomers(demo: Demo): Promise<void> {
  const { now } = demo;
  const chance = seeded(30);
  const dubai = todayIn(now, 'Asia/Dubai');
  const glow = Array.from({ length: 1_200 }, (_, index) =>
    someone(
      chance,
      index,
      dubai,
      now,
      womanOf(chance),
      `+9715${chance.pick(['0', '2', '4', '5', '6', '8'])}`,
      genders.codes.female,
    ),
  );
  const nawras = Array.from({ length: 300 }, (_, index) =>
    someone(chance, index, todayIn(now, 'Asia/Riyadh'), now, fullName(chance, men), '+9665', genders.codes.male),
  );
  await onStage(demo, 1001, (stage) => addCustomers(stage, [...known(dubai, now), ...glow.slice(4)]));
  await onStage(demo, 1002, (stage) => addCustomers(stage, nawras));
}

export async function fillTrainingCustomers(demo: Demo): Promise<void> {
  const chance = seeded(31);
  const dubai = todayIn(demo.now, 'Asia/Dubai');
  const customers = Array.from({ length: 40 }, (_, index) =>
    someone(chance, index, dubai, demo.now, womanOf(chance), '+97150', genders.codes.female),
  );
  await onStage(demo, TRAINING_ACCOUNT_ID, (stage) => addCustomers(stage, customers));
}

/** Each as if the owner had typed her in on her first day, with what became known since. */
async function addCustomers(stage: Stage, customers: readonly DemoCustomer[]): Promise<void> {
  const { tx, accountId } = stage;
  const ids = await writeCustomers(stage, customers);
  await together(customers, async ({ facts, lost_at, not_on_whatsapp_at }, index) => {
    if (not_on_whatsapp_at)
      await markNotOnWhatsapp(tx, not_on_whatsapp_at, accountId, facts.mobile, 'Recipient is not a WhatsApp user');
    if (lost_at)
      await act(stage.at(lost_at), desk, 'set_status', { id: ids[index]!, status: recordStates.codes.disabled });
  });
  await setVisitCounts(
    tx,
    accountId,
    customers.map(({ invoices_count, last_invoice_on, type }, index) => ({
      id: ids[index]!,
      invoices_count,
      last_invoice_on,
      type,
    })),
  );
}

const womanOf = (chance: Chance): string =>
  fullName(chance, women[chance.pick(['latin', 'latin', 'arabic', 'arabic', 'guests'] as const)]);
const fullName = (chance: Chance, names: Names): string => `${chance.pick(names.first)} ${chance.pick(names.last)}`;

function someone(
  chance: Chance,
  index: number,
  today: string,
  now: Date,
  name: string,
  prefix: string,
  gender: Code<'customers.gender'>,
): DemoCustomer {
  const count = chance.next() < 0.08 ? 0 : chance.next() < 0.2 ? 1 : chance.whole(2, 42);
  const ago = count > 1 && chance.next() < 0.6 ? chance.whole(0, 55) : chance.whole(0, 300);
  const digits = prefix.startsWith('+9665') ? 8 : 7;
  const latin = /^[A-Za-z ]+$/.test(name);
  const daysAgo = (days: number): Date => new Date(now.getTime() - days * DAY);
  const mobile = `${prefix}${String(1_000_000 + index * 7_331 + chance.whole(0, 6_000))
    .padStart(digits, digits === 8 ? '4' : '0')
    .slice(-digits)}`;
  const facts = {
    name,
    mobile,
    email: latin && chance.next() < 0.5 ? `${name.toLowerCase().replaceAll(' ', '.')}${index}@example.com` : undefined,
    gender,
    nationality_id: chance.pick(
      gender === genders.codes.male ? [5, 5, 5, 9, 13] : latin ? [6, 6, 10, 23, 33, 54] : [6, 6, 6, 5, 7],
    ),
    birth_date: chance.next() < 0.6 ? addDays('1975-01-01', chance.whole(0, 11_000)) : undefined,
    identification_method: chance.next() < 0.7 ? chance.pick(Object.values(identificationMethods.codes)) : undefined,
  };
  const isLost = chance.next() < 0.03;
  const whatsapp_allowed = chance.next() < 0.9;
  const since = ago + chance.whole(count * 5, count * 15 + 60);
  return {
    facts: { ...facts, whatsapp_allowed },
    since: daysAgo(since),
    lost_at: isLost ? daysAgo(Math.min(ago, since)) : null,
    not_on_whatsapp_at: index % 61 === 7 ? daysAgo(Math.min(index % 40, since)) : null,
    ...visitsOf(today, count, count === 0 ? null : addDays(today, -ago)),
  };
}

const visitsOf = (today: string, count: number, last_on: string | null) => ({
  invoices_count: count,
  last_invoice_on: last_on,
  type: customerTypeOn(today, { count, last_on }),
});

/** People the rest of the demo may refer to by name. */
function known(today: string, now: Date): DemoCustomer[] {
  const one = (
    daysAgo: number,
    count: number,
    last: number | null,
    facts: Omit<DemoCustomer['facts'], 'gender'>,
  ): DemoCustomer => ({
    facts: { gender: genders.codes.female, ...facts },
    since: new Date(now.getTime() - daysAgo * DAY),
    lost_at: null,
    not_on_whatsapp_at: null,
    ...visitsOf(today, count, last === null ? null : addDays(today, -last)),
  });
  return [
    one(960, 27, 1, {
      name: 'Fatima Al Mansoori',
      mobile: '+971504821937',
      email: 'fatima@example.com',
      nationality_id: 6,
      birth_date: '1990-11-22',
      identification_method: identificationMethods.codes.friend,
      notes: 'Sensitive to ammonia. Ammonia-free colour only.',
    }),
    one(1_210, 41, 2, {
      name: 'حصة الفلاسي',
      mobile: '+971557160284',
      nationality_id: 6,
      birth_date: '1987-03-09',
      identification_method: identificationMethods.codes.instagram,
    }),
    one(3, 1, 3, {
      name: 'Sara Haddad',
      mobile: '+971529034471',
      email: 'sara.haddad@example.com',
      nationality_id: 10,
      birth_date: '1995-07-30',
      identification_method: identificationMethods.codes.google,
    }),
    one(2, 0, null, {
      name: 'Sarah Haddad',
      mobile: '+971529034472',
      email: 'sara.haddad@example.com',
      birth_date: '1995-07-30',
    }),
  ];
}
