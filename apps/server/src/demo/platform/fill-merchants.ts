import { accountRequestStates } from '@rawnaq/domain/accounts/account.states';
import type { Tx } from '../../db/database';
import { newUniqueId } from '../../infra/crypto';
import { createAccount } from '../../modules/accounts';
import { createUser } from '../../modules/auth';
import { addPlatformRoles } from '../../modules/platform-staff';
import { insertDemoMerchants, type DemoMerchants } from './merchants.repo';

const HOUR = 3_600_000;
const { active, waiting_for_verify, approved, rejected } = accountRequestStates.codes;

type Row = readonly [
  english: string,
  arabic: string,
  type: string,
  country: string,
  city: string,
  owner: string,
  mobile: string,
  email: string,
  status: 'requested' | 'trial' | 'active' | 'expired' | 'disabled' | 'rejected' | 'unverified',
  hoursAgo: number,
];

const ROWS: readonly Row[] = [
  [
    'Royal Corner Barbers',
    'ركن الحلاقة الملكي',
    'men_salon',
    'SA',
    'Riyadh',
    'سلطان الدوسري',
    '+966509421180',
    'royal@corner.demo',
    'unverified',
    1,
  ],
  [
    'Henna House',
    'بيت الحنّاء',
    'women_salon',
    'AE',
    'Dubai',
    'ميثاء الكعبي',
    '+971507712093',
    'maitha@henna.demo',
    'requested',
    3,
  ],
  [
    'Kids Cut',
    'كيدز كت',
    'kids_salon',
    'AE',
    'Dubai',
    'دانة الرميثي',
    '+971566043317',
    'dana@kidscut.demo',
    'requested',
    4,
  ],
  [
    'Rehana Salon',
    'صالون ريحانة',
    'women_salon',
    'SA',
    'Riyadh',
    'أمل القحطاني',
    '+966532276045',
    'amal@rehana.demo',
    'requested',
    5,
  ],
  [
    'Oasis Spa',
    'سبا الواحة',
    'beauty_centre',
    'OM',
    'Muscat',
    'هند البلوشي',
    '+96892417736',
    'hind@oasis.demo',
    'trial',
    30,
  ],
  [
    'Studio Wameed',
    'استوديو وميض',
    'women_salon',
    'QA',
    'Doha',
    'شيخة آل ثاني',
    '+97433082251',
    'sheikha@wameed.demo',
    'trial',
    52,
  ],
  [
    'Durrat Al Manama Salon',
    'صالون درّة المنامة',
    'women_salon',
    'BH',
    'Manama',
    'زينب الموسوي',
    '+97339210458',
    'zainab@durra.demo',
    'active',
    2400,
  ],
  [
    'Lamsa Ladies Salon',
    'صالون لمسة للسيدات',
    'women_salon',
    'AE',
    'Sharjah',
    'Layla Saeed',
    '+971502214470',
    'layla@lamsa.demo',
    'active',
    5200,
  ],
  [
    'Aljazeera Barbers',
    'حلاق الجزيرة',
    'men_salon',
    'KW',
    'Kuwait City',
    'بدر المطيري',
    '+96555512044',
    'bader@jazeera.demo',
    'disabled',
    4100,
  ],
  [
    'Diwan Barber',
    'حلاق الديرة',
    'men_salon',
    'KW',
    'Kuwait City',
    'فهد العنزي',
    '+96566301948',
    'fahad@deera.demo',
    'rejected',
    28,
  ],
];
/** Made with the first salons; its request belongs here. */
const HAMS = 1003;
/** The first salons and their days with us: four years and a bit, the fifth day of a trial, a year that has run out. */
const FIRST_SALONS = [
  [1001, 'active', 1505],
  [1002, 'trial', 5],
  [1004, 'expired', 384],
] as const;
const REQUEST_STATUS = { requested: active, unverified: waiting_for_verify, rejected } as const;

/** Merchants in every state of their life, the requests they began with, and a second member of the staff. */
export async function fillMerchants(tx: Tx, now: Date, password_hash: string): Promise<void> {
  const ago = (hours: number): string => new Date(now.getTime() - hours * HOUR).toISOString();
  const day = (offset: number): string => new Date(now.getTime() + offset * 24 * HOUR).toISOString().slice(0, 10);
  const [requests, lives]: [DemoMerchants['requests'], DemoMerchants['accounts']] = [[], []];
  for (const [
    index,
    [english_name, arabic_name, business_type, country, city, owner, mobile, email, status, hours],
  ] of ROWS.entries()) {
    const made = { english_name, arabic_name, business_type, country, city, language: 'ar' as const };
    const ends = {
      trial_ends_on: status === 'trial' ? day(7 - Math.floor(hours / 24)) : null,
      expires_on: status === 'active' ? day(140 + index) : null,
    };
    const tenant =
      status === 'unverified'
        ? null
        : (
            await createAccount(tx, {
              ...made,
              ...ends,
              status: 'requested',
              owner: { name: owner, email, mobile, password_hash },
            })
          ).accountId;
    if (tenant !== null && status !== 'unverified')
      lives.push({
        id: tenant,
        status,
        created_at: ago(hours),
        reject_reason: status === 'rejected' ? 'السجل التجاري غير واضح في الصورة المرسلة' : null,
      });
    requests.push({
      ...made,
      unique_id: newUniqueId(),
      owner_name: owner,
      email,
      mobile,
      password_hash,
      status: REQUEST_STATUS[status as 'requested'] ?? approved,
      tenant,
      ip: `94.200.${10 + index}.7`,
      created_at: ago(hours),
      verified_at: tenant === null ? null : ago(hours - 0.1),
    });
  }
  requests.push({
    unique_id: newUniqueId(),
    english_name: 'Hams Ladies Salon',
    arabic_name: 'صالون همس النسائي',
    business_type: 'women_salon',
    country: 'SA',
    city: 'Riyadh',
    language: 'ar',
    owner_name: 'نوف الحربي',
    email: 'owner@hams.demo',
    mobile: '+966553187720',
    password_hash,
    status: active,
    tenant: HAMS,
    ip: '94.200.8.7',
    created_at: ago(0.3),
    verified_at: ago(0.25),
  });
  for (const [id, status, days] of FIRST_SALONS)
    lives.push({ id, status, created_at: ago(days * 24), reject_reason: null });
  await insertDemoMerchants(tx, { requests, accounts: lives });
  const roles = await addPlatformRoles(tx);
  await createUser(tx, {
    account_id: 0,
    kind: 'manager',
    name: 'Sara Haddad',
    email: 'support@rawnaq.demo',
    password_hash,
    role_id: roles.support,
  });
}
