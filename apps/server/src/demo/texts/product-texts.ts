import type { ProductFacts } from '@rawnaq/domain/products/product.rules';

/** Price and cost in whole units of the salon's money; `forMen`: barbers sell it too. */
export type DemoProduct = ProductFacts & { price: number; cost: number; forMen: boolean };

const product = (
  barcode: string,
  english_name: string,
  arabic_name: string,
  owner_name: string,
  price: number,
  cost: number,
  forMen = false,
): DemoProduct => ({ barcode, english_name, arabic_name, owner_name, price, cost, forMen });

/** What salons of the Gulf sell beside their services. The makers are invented. */
export const demoProducts: readonly DemoProduct[] = [
  product('6299000012074', 'Argan oil shampoo 300 ml', 'شامبو زيت الأرغان 300 مل', 'Sidrah Botanics', 85, 38),
  product('6299000012449', 'Argan oil conditioner 300 ml', 'بلسم زيت الأرغان 300 مل', 'Sidrah Botanics', 85, 39),
  product('6299000012814', 'Sidr leaf shampoo 250 ml', 'شامبو ورق السدر 250 مل', 'Sidrah Botanics', 70, 30, true),
  product(
    '6299000013187',
    'Castor and rosemary hair oil 100 ml',
    'زيت الخروع وإكليل الجبل للشعر 100 مل',
    'Sidrah Botanics',
    65,
    24,
    true,
  ),
  product(
    '6299000013552',
    'Keratin smoothing mask 500 ml',
    'ماسك كيراتين لتنعيم الشعر 500 مل',
    'Rimal Hair Lab',
    180,
    92,
  ),
  product(
    '6299000013927',
    'Sulphate-free colour shampoo 250 ml',
    'شامبو للشعر المصبوغ خالٍ من السلفات 250 مل',
    'Rimal Hair Lab',
    110,
    54,
  ),
  product(
    '6299000014290',
    'Purple toning shampoo 250 ml',
    'شامبو بنفسجي لموازنة الأشقر 250 مل',
    'Rimal Hair Lab',
    120,
    58,
  ),
  product(
    '6299000014665',
    'Heat protection spray 200 ml',
    'بخاخ حماية الشعر من الحرارة 200 مل',
    'Rimal Hair Lab',
    95,
    43,
  ),
  product('6299000015037', 'Anti-frizz serum 50 ml', 'سيروم مضاد للهيشان 50 مل', 'Rimal Hair Lab', 105, 46),
  product('6299000015402', 'Curl defining cream 200 ml', 'كريم تحديد التجعيد 200 مل', 'Rimal Hair Lab', 98, 44),
  product(
    '6299000015778',
    'Sea salt texture spray 150 ml',
    'بخاخ ملح البحر لكثافة الشعر 150 مل',
    'Rimal Hair Lab',
    78,
    33,
    true,
  ),
  product('6299000016140', 'Strong hold hairspray 400 ml', 'مثبت شعر قوي 400 مل', 'Rimal Hair Lab', 62, 27),
  product(
    '6299000016515',
    'Scalp care lotion 120 ml',
    'لوشن العناية بفروة الرأس 120 مل',
    'Rimal Hair Lab',
    135,
    66,
    true,
  ),
  product(
    '6299000016881',
    'Hair growth ampoules box of 10',
    'أمبولات لنمو الشعر علبة 10 حبات',
    'Rimal Hair Lab',
    240,
    128,
    true,
  ),
  product('6299000017253', 'Detangling brush', 'فرشاة فك تشابك الشعر', 'Yasmina', 45, 16),
  product('6299000017628', 'Silk hair bonnet', 'غطاء شعر من الحرير', 'Yasmina', 75, 31),
  product('6299000017994', 'Satin scrunchies set of 3', 'طقم ربطات شعر ساتان 3 حبات', 'Yasmina', 35, 11),
  product('6299000018366', 'Gel polish rose blush 8 ml', 'طلاء جل وردي ناعم 8 مل', 'Marjan Nails', 48, 17),
  product('6299000018731', 'Gel polish desert sand 8 ml', 'طلاء جل رملي 8 مل', 'Marjan Nails', 48, 17),
  product('6299000019103', 'Breathable polish ruby 11 ml', 'طلاء أظافر نفّاذ للماء ياقوتي 11 مل', 'Marjan Nails', 55, 21),
  product('6299000019479', 'Breathable polish nude 11 ml', 'طلاء أظافر نفّاذ للماء بيج 11 مل', 'Marjan Nails', 55, 21),
  product('6299000019844', 'Cuticle oil almond 10 ml', 'زيت اللوز لجلد الأظافر 10 مل', 'Marjan Nails', 38, 13),
  product('6299000020215', 'Acetone-free remover 150 ml', 'مزيل طلاء بلا أسيتون 150 مل', 'Marjan Nails', 28, 9),
  product('6299000020581', 'Nail strengthener 11 ml', 'مقوّي أظافر 11 مل', 'Marjan Nails', 52, 20),
  product('6299000020956', 'Hand cream rose and oud 75 ml', 'كريم اليدين بالورد والعود 75 مل', 'Qamar Skin', 58, 22),
  product('6299000021328', 'Vitamin C serum 30 ml', 'سيروم فيتامين C 30 مل', 'Qamar Skin', 165, 79),
  product('6299000021694', 'Hyaluronic moisturiser 50 ml', 'مرطب حمض الهيالورونيك 50 مل', 'Qamar Skin', 145, 68),
  product('6299000022066', 'Sun cream SPF 50 60 ml', 'كريم واقٍ من الشمس SPF 50 60 مل', 'Qamar Skin', 125, 57, true),
  product('6299000022431', 'Gentle foam cleanser 150 ml', 'غسول رغوي لطيف 150 مل', 'Qamar Skin', 82, 36, true),
  product('6299000022806', 'Rose water toner 200 ml', 'تونر ماء الورد 200 مل', 'Qamar Skin', 60, 22),
  product('6299000023179', 'Clay face mask 100 g', 'ماسك الطين للوجه 100 جرام', 'Qamar Skin', 88, 37, true),
  product('6299000023544', 'Moroccan black soap 250 g', 'صابون مغربي أسود 250 جرام', 'Sidrah Botanics', 55, 19),
  product('6299000023919', 'Kessa bath glove', 'ليفة مغربية', 'Sidrah Botanics', 30, 9),
  product('6299000024282', 'Coffee body scrub 300 g', 'مقشر الجسم بالقهوة 300 جرام', 'Sidrah Botanics', 92, 39),
  product('6299000024657', 'Beard oil oud 30 ml', 'زيت لحية بالعود 30 مل', 'Faris Grooming', 75, 29, true),
  product('6299000025029', 'Beard balm 60 g', 'بلسم لحية 60 جرام', 'Faris Grooming', 68, 26, true),
  product('6299000025395', 'Matte hair clay 100 g', 'واكس طيني مطفي للشعر 100 جرام', 'Faris Grooming', 72, 28, true),
  product(
    '6299000025760',
    'Hair pomade strong shine 100 g',
    'بوماد شعر لمعة قوية 100 جرام',
    'Faris Grooming',
    70,
    27,
    true,
  ),
  product('6299000026132', 'Aftershave balm 100 ml', 'بلسم ما بعد الحلاقة 100 مل', 'Faris Grooming', 64, 25, true),
  product('6299000026507', 'Wooden beard comb', 'مشط لحية خشبي', 'Faris Grooming', 32, 10, true),
];

export type DemoRequest = {
  account_id: number;
  /** Hours ago it was asked. */ ago: number;
  note?: string;
  facts: ProductFacts;
};

/** Asked for by salons and not answered yet. */
export const openRequests: readonly DemoRequest[] = [
  {
    account_id: 1001,
    ago: 6,
    note: 'Many customers ask for it after a keratin treatment.',
    facts: {
      barcode: '6299000090010',
      english_name: 'Overnight keratin milk 150 ml',
      arabic_name: 'حليب الكيراتين الليلي 150 مل',
      owner_name: 'Rimal Hair Lab',
    },
  },
  {
    account_id: 1002,
    ago: 19,
    facts: {
      barcode: '6299000090546',
      english_name: 'Charcoal beard wash 200 ml',
      arabic_name: 'غسول لحية بالفحم 200 مل',
      owner_name: 'Faris Grooming',
    },
  },
];

/** Refused, with the words the salon reads. */
export const refusedRequest: DemoRequest & { reason: string } = {
  account_id: 1001,
  ago: 76,
  reason: 'The barcode is that of a box of twelve. Please send the barcode of one piece.',
  facts: {
    barcode: '6299000091079',
    english_name: 'Collagen eye patches',
    arabic_name: 'لصقات الكولاجين للعين',
    owner_name: 'Qamar Skin',
  },
};

/** A correction of a product that all salons share, by its English name. */
export const openCorrection = {
  account_id: 1001,
  ago: 9,
  product: 'Kessa bath glove',
  note: 'على العبوة: ليفة كيسة مغربية.',
  changes: { english_name: 'Moroccan kessa glove', arabic_name: 'ليفة كيسة مغربية' },
};
