import { invoiceQr } from '../../e-invoices/qr-tlv';
import type { Localized } from '../../kernel/localized';
import { sumMinor, type Minor } from '../../kernel/money';
import { splitVat, vatPolicyOf } from '../../kernel/vat';
import type { Paper, PaperLine, PaperSeller } from '../paper';
import { fromTheLeft } from '../paper-rows';

/** Documents to look at and to test with: what salons print, and what somebody might try to make them print. */
const nothing: Localized = { en: '', ar: '' };

const nawras: PaperSeller = {
  name: { en: 'Nawras Men’s Salon', ar: 'صالون نورس الرجالي' },
  address: {
    en: '7342 Prince Mohammed bin Abdulaziz St\nAl Olaya, Riyadh 12241, Saudi Arabia',
    ar: '7342 شارع الأمير محمد بن عبدالعزيز\nالعليا، الرياض 12241، السعودية',
  },
  trn: '310458726900003',
  cr_number: '1010873264',
  telephone: '+966 11 462 8830',
  logo: null,
  header: nothing,
  footer: { en: 'Thank you for your visit', ar: 'شكرًا لزيارتكم، نسعد بكم دائمًا' },
  terms: {
    en: 'Products may be exchanged within 7 days, unopened and with this invoice (bottles of 50 ml and more).',
    ar: 'يمكن استبدال المنتجات خلال 7 أيام ما لم تُفتح، مع إحضار هذه الفاتورة (العبوات من 50 مل فأكثر).',
  },
};

const glow: PaperSeller = {
  ...nawras,
  name: { en: 'Glow Beauty Lounge L.L.C', ar: 'جلو بيوتي لاونج ذ.م.م' },
  address: { en: 'Villa 214, Al Wasl Road\nJumeirah 1, Dubai', ar: 'فيلا 214، شارع الوصل\nجميرا 1، دبي' },
  trn: '100482736100003',
  cr_number: null,
  telephone: '+971 4 344 8120',
  header: { en: 'Ladies only · 10:00 – 22:00', ar: 'للسيدات فقط · 10:00 – 22:00' },
};

type Sold = {
  name: Localized;
  price: Minor;
  quantity?: number;
  discount?: Minor;
  employee?: Localized;
  note?: Localized;
};

const bilal: Localized = { en: 'Bilal', ar: 'بلال' };
const product: Localized = { en: 'Product', ar: 'منتج' };
const barber: Sold[] = [
  { name: { en: 'Haircut', ar: 'قص شعر' }, price: 9200, employee: bilal },
  { name: { en: 'Beard shaping', ar: 'تحديد وحلاقة لحية' }, price: 5750, employee: bilal },
  { name: { en: 'Deep-cleansing facial', ar: 'تنظيف بشرة عميق' }, price: 11500, employee: { en: 'Omar', ar: 'عمر' } },
  { name: { en: 'Beard oil 50 ml', ar: 'زيت لحية 50 مل' }, price: 8050, note: product },
];
const lounge: Sold[] = [
  { name: { en: 'Cut & blow-dry', ar: 'قص واستشوار' }, price: 18000, employee: { en: 'Mariam', ar: 'مريم' } },
  {
    name: { en: 'Gel manicure', ar: 'مناكير جل' },
    price: 14000,
    discount: 1400,
    employee: { en: 'Joanna', ar: 'جوانا' },
  },
  { name: { en: 'Argan hair oil 100 ml', ar: 'زيت أرغان للشعر 100 مل' }, price: 9500, quantity: 2, note: product },
];

const base = {
  kind: 'invoice',
  vat_active: true,
  supply_date: null,
  salesman: { en: 'Khalid', ar: 'خالد' },
  issued: { date: '2026-11-18', time: '19:42:05' },
  clock: '12',
  change: 0,
  open: 0,
  original: null,
  tax_qr: null,
  shows: { logo: true, trn: true, qr: true, employee: true },
  cancelled: false,
} as const satisfies Partial<Paper>;

const cash: Localized = { en: 'Cash', ar: 'نقدًا' };
const card: Localized = { en: 'Credit card', ar: 'بطاقة ائتمان' };

export const ksaSimplified: Paper = sealed({
  ...base,
  ...reckoned('SA', 1500, barber),
  country: 'SA',
  currency: 'SAR',
  number: 'NS-000731',
  seller: nawras,
  buyer: { name: { en: 'Faisal Al Otaibi', ar: 'فيصل العتيبي' }, mobile: '+966 55 310 7264', trn: null, address: null },
  settlements: [
    { label: card, amount: 24500, reference: '034127' },
    { label: cash, amount: 10000, reference: null },
  ],
  link: 'https://rawnaq.example/web-invoice/9f2c4b7a1d',
});

/** 50.02 is one of the totals that 15 % can not be cut out of: the hundredth is a line of its own. */
export const ksaRounding: Paper = sealed({
  ...ksaSimplified,
  ...reckoned('SA', 1500, [{ name: { en: 'Hot towel', ar: 'منشفة ساخنة' }, price: 5002 }]),
  number: 'NS-000732',
  buyer: null,
  settlements: [{ label: cash, amount: 6000, reference: null }],
  change: 998,
});

export const ksaCreditNote: Paper = sealed({
  ...ksaSimplified,
  ...reckoned('SA', 1500, barber.slice(3)),
  kind: 'credit_note',
  number: 'NS-CN-00042',
  original: {
    number: 'NS-000731',
    date: '2026-11-18',
    reason: { en: 'Product returned unopened', ar: 'إرجاع منتج لم يُفتح' },
  },
  settlements: [{ label: cash, amount: 8050, reference: null }],
});

/** Money taken in advance is a tax invoice of its own in KSA. */
export const ksaDeposit: Paper = sealed({
  ...ksaSimplified,
  ...reckoned('SA', 1500, [{ name: { en: 'Deposit for 22 November', ar: 'عربون موعد 22 نوفمبر' }, price: 10000 }]),
  kind: 'deposit',
  number: 'NS-DP-00009',
  settlements: [{ label: { en: 'Payment link', ar: 'رابط دفع' }, amount: 10000, reference: 'PAY-5521' }],
});

export const uaeSimplified: Paper = {
  ...base,
  ...reckoned('AE', 500, lounge, 2000),
  country: 'AE',
  currency: 'AED',
  number: 'INV-2048',
  seller: glow,
  buyer: {
    name: { en: 'Sara Al Mansoori', ar: 'سارة المنصوري' },
    mobile: '+971 50 482 1937',
    trn: null,
    address: null,
  },
  settlements: [
    { label: { en: 'Deposit', ar: 'عربون' }, amount: 5000, reference: 'DEP-00117' },
    { label: card, amount: 36600, reference: '118204' },
  ],
  open: 10000,
  link: 'https://rawnaq.example/web-invoice/4f0a77c9e2',
};

/** A company pays: it is named with address and tax number, and every line has its price. */
export const uaeFull: Paper = {
  ...uaeSimplified,
  number: 'INV-2049',
  supply_date: '2026-11-15',
  buyer: {
    name: { en: 'Palm Events FZ-LLC', ar: 'بالم للفعاليات م.م.ح' },
    mobile: '+971 4 555 0188',
    trn: '100399847200003',
    address: { en: 'Office 12, Media City, Dubai', ar: 'مكتب 12، مدينة الإعلام، دبي' },
  },
};

export const kuwaitPlain: Paper = {
  ...base,
  ...reckoned('KW', 0, [
    { name: { en: 'Bridal makeup', ar: 'مكياج عروس' }, price: 85500, employee: { en: 'Dalal', ar: 'دلال' } },
    { name: { en: 'Hair styling', ar: 'تسريحة شعر' }, price: 24250, employee: { en: 'Dalal', ar: 'دلال' } },
  ]),
  vat_active: false,
  country: 'KW',
  currency: 'KWD',
  number: 'INV-000019',
  seller: { ...glow, name: { en: 'Dar Al Jamal', ar: 'دار الجمال' }, trn: null, telephone: '+965 2224 8100' },
  buyer: null,
  settlements: [{ label: { en: 'Transfer', ar: 'تحويل بنكي' }, amount: 109750, reference: 'KNET-88213' }],
  link: null,
};

export const giftCardSale: Paper = {
  ...uaeSimplified,
  ...reckoned('AE', 0, [
    {
      name: { en: 'Gift card GC-8R3K-5XWD', ar: 'بطاقة هدية GC-8R3K-5XWD' },
      price: 50000,
      note: {
        en: 'For Alya Al Shamsi, valid until 2027-11-15',
        ar: `باسم علياء الشامسي، صالحة حتى ${fromTheLeft('2027-11-15')}`,
      },
    },
  ]),
  kind: 'gift_card_sale',
  number: 'GC-00031',
  settlements: [{ label: card, amount: 50000, reference: '771002' }],
  open: 0,
};

/** Over several pages. */
export const longInvoice: Paper = {
  ...uaeSimplified,
  ...reckoned(
    'AE',
    500,
    Array.from({ length: 60 }, (_, place) => {
      const sold = lounge[place % lounge.length]!;
      return {
        ...sold,
        name: { en: `${sold.name.en}, visit ${place + 1}`, ar: `${sold.name.ar}، زيارة ${place + 1}` },
      };
    }),
  ),
  number: 'INV-2050',
  open: 0,
};

export const hostile: Paper = {
  ...uaeSimplified,
  ...reckoned('AE', 500, [
    {
      name: { en: '<script>alert("x")</script> & Sons', ar: '</td><script>قص</script> & (شعر)' },
      price: 99_999_999_99,
      quantity: 1,
    },
    { name: { en: 'W'.repeat(150), ar: 'م'.repeat(150) }, price: 100 },
    {
      name: {
        en: `Cut (${barber[0]!.name.ar}) 100 ml \u202Ereversed`,
        ar: 'قص (Cut & Go™ 2.5%) رقم INV-77 \u202Eمقلوب',
      },
      price: 12345,
      employee: { en: '👩🏽‍🦱 Noura 💅', ar: '👩🏽‍🦱 نُورَة 💅' },
    },
    { name: { en: 'Ünïcödé 日本語 \u0000\uD800', ar: 'كُلُّ عامٍ وأنتم بخير ۱۲۳ ١٢٣' }, price: 1 },
  ]),
  number: 'INV-</text>-‮1',
  buyer: {
    name: { en: '=HYPERLINK("http://x")', ar: `${'ابن '.repeat(60)}سلمان` },
    mobile: '+971 50 000 0000',
    trn: null,
    address: null,
  },
  cancelled: true,
};

function reckoned(
  country: string,
  rate: number,
  sold: readonly Sold[],
  tips: Minor = 0,
): Pick<Paper, 'lines' | 'totals'> {
  const list = sold.map(({ price, quantity = 1 }) => price * quantity);
  const split = splitVat(
    sold.map(({ discount = 0 }, place) => ({ gross: list[place]! - discount, rate })),
    vatPolicyOf(country),
  );
  const lines = sold.map(
    ({ name, price, quantity = 1, discount = 0, employee = null, note = null }, place): PaperLine => ({
      name,
      employee,
      note,
      quantity,
      unit_price: price,
      discount,
      net: split.lines[place]!.net,
      rate,
      vat: split.lines[place]!.vat,
      gross: split.lines[place]!.gross,
    }),
  );
  return {
    lines,
    totals: {
      list: sumMinor(list),
      discount: sumMinor(lines.map(({ discount }) => discount)),
      subtotal: split.net,
      rates: split.rates,
      vat: split.vat,
      rounding: split.rounding,
      total: split.gross,
      tips,
      payable: split.gross + tips,
    },
  };
}

function sealed(paper: Paper): Paper {
  const { seller, issued, totals, currency } = paper;
  return {
    ...paper,
    tax_qr: invoiceQr({
      seller_name: seller.name.ar,
      seller_trn: seller.trn ?? '',
      issued,
      total: totals.total,
      vat: totals.vat,
      currency,
    }),
  };
}
