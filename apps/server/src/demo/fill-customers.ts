import { TRAINING_ACCOUNT_ID } from '@rawnaq/domain/kernel/limits';
import { addDays } from '@rawnaq/domain/kernel/local-date';
import { todayIn } from '@rawnaq/domain/kernel/zoned-time';
import { customerTypeOn } from '@rawnaq/domain/customers/customer.rules';
import { genders, identificationMethods } from '@rawnaq/domain/customers/customer.states';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import type { Tx } from '../db/database';
import { insertDemoCustomers, type DemoCustomer } from './customers.repo';
import { seeded, type Chance } from './random';
import type { Code } from '../db/column-codes';

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
export async function fillCustomers(tx: Tx, now: Date): Promise<void> {
  const chance = seeded(30);
  const dubai = todayIn(now, 'Asia/Dubai');
  const glow = Array.from({ length: 1_200 }, (_, index) =>
    someone(
      chance,
      1001,
      index,
      dubai,
      now,
      womanOf(chance),
      `+9715${chance.pick(['0', '2', '4', '5', '6', '8'])}`,
      genders.codes.female,
    ),
  );
  const nawras = Array.from({ length: 300 }, (_, index) =>
    someone(chance, 1002, index, todayIn(now, 'Asia/Riyadh'), now, fullName(chance, men), '+9665', genders.codes.male),
  );
  await insertDemoCustomers(tx, [...known(dubai, now), ...glow.slice(4), ...nawras], now);
}

export async function fillTrainingCustomers(tx: Tx, now: Date): Promise<void> {
  const chance = seeded(31);
  const dubai = todayIn(now, 'Asia/Dubai');
  await insertDemoCustomers(
    tx,
    Array.from({ length: 40 }, (_, index) =>
      someone(chance, TRAINING_ACCOUNT_ID, index, dubai, now, womanOf(chance), '+97150', genders.codes.female),
    ),
    now,
  );
}

const womanOf = (chance: Chance): string =>
  fullName(chance, women[chance.pick(['latin', 'latin', 'arabic', 'arabic', 'guests'] as const)]);
const fullName = (chance: Chance, names: Names): string => `${chance.pick(names.first)} ${chance.pick(names.last)}`;

function someone(
  chance: Chance,
  account_id: number,
  index: number,
  today: string,
  now: Date,
  name: string,
  prefix: string,
  gender: Code<'customers.gender'>,
): DemoCustomer {
  const count = chance.next() < 0.08 ? 0 : chance.next() < 0.2 ? 1 : chance.whole(2, 42);
  const ago = count > 1 && chance.next() < 0.6 ? chance.whole(0, 55) : chance.whole(0, 300);
  const last_on = count === 0 ? null : addDays(today, -ago);
  const digits = prefix.startsWith('+9665') ? 8 : 7;
  const latin = /^[A-Za-z ]+$/.test(name);
  const isUnreachable = index % 61 === 7;
  return {
    account_id,
    name,
    mobile: `${prefix}${String(1_000_000 + index * 7_331 + chance.whole(0, 6_000))
      .padStart(digits, digits === 8 ? '4' : '0')
      .slice(-digits)}`,
    email: latin && chance.next() < 0.5 ? `${name.toLowerCase().replaceAll(' ', '.')}${index}@example.com` : null,
    gender,
    nationality_id: chance.pick(
      gender === genders.codes.male ? [5, 5, 5, 9, 13] : latin ? [6, 6, 10, 23, 33, 54] : [6, 6, 6, 5, 7],
    ),
    birth_date: chance.next() < 0.6 ? addDays('1975-01-01', chance.whole(0, 11_000)) : null,
    identification_method: chance.next() < 0.7 ? chance.pick(Object.values(identificationMethods.codes)) : null,
    notes: null,
    status: chance.next() < 0.03 ? recordStates.codes.disabled : recordStates.codes.active,
    whatsapp_allowed: chance.next() < 0.9,
    whatsapp_inactive_at: isUnreachable ? new Date(now.getTime() - (index % 40) * 86_400_000).toISOString() : null,
    whatsapp_inactive_reason: isUnreachable ? 'Recipient is not a WhatsApp user' : null,
    invoices_count: count,
    last_invoice_on: last_on,
    type: customerTypeOn(today, { count, last_on }),
    created_at: new Date(now.getTime() - (ago + chance.whole(count * 5, count * 15 + 60)) * 86_400_000).toISOString(),
  };
}

/** People the rest of the demo may refer to by name. */
function known(today: string, now: Date): DemoCustomer[] {
  const at = (days: number): string => new Date(now.getTime() - days * 86_400_000).toISOString();
  const base = {
    account_id: 1001,
    gender: genders.codes.female,
    status: recordStates.codes.active,
    whatsapp_allowed: true,
  };
  return [
    {
      ...base,
      name: 'Fatima Al Mansoori',
      mobile: '+971504821937',
      email: 'fatima@example.com',
      nationality_id: 6,
      birth_date: '1990-11-22',
      identification_method: identificationMethods.codes.friend,
      notes: 'Sensitive to ammonia. Ammonia-free colour only.',
      invoices_count: 27,
      last_invoice_on: addDays(today, -1),
      type: 'frequent',
      created_at: at(960),
    },
    {
      ...base,
      name: 'حصة الفلاسي',
      mobile: '+971557160284',
      email: null,
      nationality_id: 6,
      birth_date: '1987-03-09',
      identification_method: identificationMethods.codes.instagram,
      notes: null,
      invoices_count: 41,
      last_invoice_on: addDays(today, -2),
      type: 'frequent',
      created_at: at(1_210),
    },
    {
      ...base,
      name: 'Sara Haddad',
      mobile: '+971529034471',
      email: 'sara.haddad@example.com',
      nationality_id: 10,
      birth_date: '1995-07-30',
      identification_method: identificationMethods.codes.google,
      notes: null,
      invoices_count: 1,
      last_invoice_on: addDays(today, -3),
      type: 'new',
      created_at: at(3),
    },
    {
      ...base,
      name: 'Sarah Haddad',
      mobile: '+971529034472',
      email: 'sara.haddad@example.com',
      nationality_id: null,
      birth_date: '1995-07-30',
      identification_method: null,
      notes: null,
      invoices_count: 0,
      last_invoice_on: null,
      type: 'missed',
      created_at: at(2),
    },
  ];
}
