import type { DiscountCodeCategory } from '@rawnaq/domain/discount-codes/discount-code.rules';
import { discountCodeCategories } from '@rawnaq/domain/discount-codes/discount-code.states';

type DemoOffer = {
  english_name: string;
  arabic_name: string;
  services: readonly string[];
  days: number | null;
  choose?: number;
};
type DemoCode = {
  code: string;
  category: DiscountCodeCategory;
  kind: 'percent' | 'amount';
  percent?: number;
  amount?: number;
  from: number;
  until: number | null;
  max_uses?: number;
  max_uses_per_customer?: number;
  services?: readonly string[];
  products?: readonly string[];
};
export type DemoSalonMenu = {
  account_id: number;
  business_type: string;
  time_zone: string;
  groups: readonly string[];
  /** Suggested services of these groups it did not take. */
  without: readonly string[];
  /** About what a minute costs, in whole units. */
  perMinute: number;
  offers: readonly DemoOffer[];
  codes: readonly DemoCode[];
};

/** Categories salons made themselves, for staff to look at. */
export const ownCategories = [
  { account_id: 1002, english_name: 'Shaving lounge', arabic_name: 'ركن الحلاقة الفاخرة' },
] as const;

export const ownServices = [
  {
    account_id: 1001,
    english_name: 'Glow signature blow-dry',
    arabic_name: 'استشوار جلو المميز',
    group: 'Haircut and styling',
    price: 18_000,
    job_time: 60,
  },
  {
    account_id: 1001,
    english_name: 'Emirati henna - both hands',
    arabic_name: 'حناء إماراتية - اليدين',
    group: 'Makeup',
    price: 22_000,
    job_time: 75,
  },
  {
    account_id: 1001,
    english_name: 'Caviar hair therapy',
    arabic_name: 'علاج الشعر بالكافيار',
    group: 'Hair care',
    price: 45_000,
    job_time: 90,
  },
  {
    account_id: 1002,
    english_name: 'Hot towel ritual',
    arabic_name: 'طقوس المنشفة الساخنة',
    group: 'Shaving lounge',
    price: 9_000,
    job_time: 45,
  },
  {
    account_id: 1002,
    english_name: 'Nawras VIP shave',
    arabic_name: 'حلاقة نورس المميزة',
    group: 'Barber',
    price: 12_000,
    job_time: 60,
  },
] as const;

export const menuSalons: readonly DemoSalonMenu[] = [
  {
    account_id: 1001,
    business_type: 'women_salon',
    time_zone: 'Asia/Dubai',
    perMinute: 2.6,
    without: [
      'Ombre',
      'Colour correction',
      'Hair loss treatment',
      'Turkish bath',
      'Hot stone massage',
      'Full arms waxing',
    ],
    groups: [
      'Haircut and styling',
      'Hair colour',
      'Hair care',
      'Nails',
      'Makeup',
      'Facial care',
      'Hair removal',
      'Bath and massage',
      'Kids',
    ],
    offers: [
      {
        english_name: 'Bridal day',
        arabic_name: 'يوم العروس',
        services: ['Bridal hairstyle', 'Bridal makeup', 'Spa manicure', 'Spa pedicure', 'Royal Moroccan bath'],
        days: 120,
      },
      {
        english_name: 'Evening look',
        arabic_name: 'إطلالة السهرة',
        services: ['Evening hairstyle', 'Evening makeup', 'Eyelash application'],
        days: 45,
      },
      {
        english_name: 'Hands and feet',
        arabic_name: 'عناية اليدين والقدمين',
        services: ['Classic manicure', 'Classic pedicure', 'Gel polish'],
        days: null,
      },
      {
        english_name: 'Choose three facials',
        arabic_name: 'اختاري ثلاث جلسات بشرة',
        services: ['Basic facial', 'Deep cleansing facial', 'Hydrating facial', 'Gold mask facial', 'Hydrafacial'],
        choose: 3,
        days: 90,
      },
      {
        english_name: 'Spa morning',
        arabic_name: 'صباح السبا',
        services: ['Moroccan bath', 'Relaxing massage', 'Body scrub'],
        days: 60,
      },
      {
        english_name: 'Colour and care',
        arabic_name: 'صبغة وعناية',
        services: ['Full hair colour', 'Protein treatment', 'Hair wash and blow-dry'],
        days: 30,
      },
      {
        english_name: 'Five hair services your way',
        arabic_name: 'خمس خدمات للشعر على ذوقك',
        services: [
          'Haircut',
          'Hair wash and blow-dry',
          'Wavy styling',
          'Root colour',
          'Hair oil bath',
          'Deep moisturising mask',
          'Hair toner',
        ],
        choose: 5,
        days: 180,
      },
      { english_name: 'Summer nails', arabic_name: 'أظافر الصيف', services: ['Gel extensions', 'Nail art'], days: -20 },
    ],
    codes: [
      {
        code: 'WELCOME15',
        category: discountCodeCategories.codes.all,
        kind: 'percent',
        percent: 1_500,
        from: -60,
        until: null,
        max_uses_per_customer: 1,
      },
      {
        code: 'NAILS30',
        category: discountCodeCategories.codes.selected_services,
        kind: 'amount',
        amount: 3_000,
        from: -10,
        until: 20,
        max_uses: 100,
        services: ['Classic manicure', 'Classic pedicure', 'Gel polish'],
      },
      {
        code: 'NATIONALDAY',
        category: discountCodeCategories.codes.all_services,
        kind: 'percent',
        percent: 5_500,
        from: 12,
        until: 19,
        max_uses: 55,
      },
      {
        code: 'SUMMER20',
        category: discountCodeCategories.codes.all_services,
        kind: 'percent',
        percent: 2_000,
        from: -150,
        until: -60,
        max_uses: 300,
      },
      {
        code: 'GLOWHOME',
        category: discountCodeCategories.codes.selected_products,
        kind: 'percent',
        percent: 1_000,
        from: -5,
        until: 25,
        products: ['Argan oil shampoo 300 ml', 'Argan oil conditioner 300 ml', 'Keratin smoothing mask 500 ml'],
      },
      {
        code: 'COLOURCARE',
        category: discountCodeCategories.codes.selected,
        kind: 'amount',
        amount: 4_000,
        from: -2,
        until: 28,
        max_uses_per_customer: 2,
        services: ['Full hair colour', 'Root colour'],
        products: ['Sulphate-free colour shampoo 250 ml', 'Purple toning shampoo 250 ml'],
      },
    ],
  },
  {
    account_id: 1002,
    business_type: 'men_salon',
    time_zone: 'Asia/Riyadh',
    groups: ['Barber', 'Hair care', 'Facial care', 'Kids'],
    without: ['Hair loss treatment', 'Hydrating facial'],
    perMinute: 1.4,
    offers: [
      {
        english_name: 'Groom ready',
        arabic_name: 'تجهيز العريس',
        services: ['Groom package', 'Royal shave', 'Men facial cleansing'],
        days: 60,
      },
    ],
    codes: [
      {
        code: 'FRIENDS10',
        category: discountCodeCategories.codes.all,
        kind: 'percent',
        percent: 1_000,
        from: -20,
        until: 40,
        max_uses: 50,
      },
    ],
  },
  {
    account_id: 1,
    business_type: 'women_salon',
    time_zone: 'Asia/Dubai',
    groups: ['Haircut and styling', 'Kids'],
    without: [],
    perMinute: 2,
    offers: [],
    codes: [],
  },
];
