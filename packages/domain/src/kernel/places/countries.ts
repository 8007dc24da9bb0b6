import type { Localized } from '../localized';
import type { Currency } from '../money';

/**
 * The countries people can be nationals of or have phone numbers from. Ids are stored in customer records and 1–6 are
 * fixed by the client: rows are never renumbered, a new country takes the next id. Logic is keyed by `iso2`, never by
 * id.
 */
export type Country = { id: number; iso2: string; english_name: string; arabic_name: string; calling_code: string };

/** What an account inherits from the country it works in. */
export type GulfCountry = Country & {
  iso2: GulfIso2;
  currency: Currency;
  /** Basis points: 500 = 5 %. Zero where there is no VAT. */
  vat_rate: number;
  time_zone: string;
  phone_example: string;
};

export const GULF_ISO2 = ['KW', 'OM', 'QA', 'BH', 'SA', 'AE'] as const;
export type GulfIso2 = (typeof GULF_ISO2)[number];

export const isGulf = (iso2: string): iso2 is GulfIso2 => (GULF_ISO2 as readonly string[]).includes(iso2);

export const gulfCountries: readonly GulfCountry[] = [
  {
    id: 1,
    iso2: 'KW',
    english_name: 'Kuwait',
    arabic_name: 'الكويت',
    calling_code: '965',
    currency: 'KWD',
    vat_rate: 0,
    time_zone: 'Asia/Kuwait',
    phone_example: '+965 5012 3456',
  },
  {
    id: 2,
    iso2: 'OM',
    english_name: 'Oman',
    arabic_name: 'عُمان',
    calling_code: '968',
    currency: 'OMR',
    vat_rate: 500,
    time_zone: 'Asia/Muscat',
    phone_example: '+968 9212 3456',
  },
  {
    id: 3,
    iso2: 'QA',
    english_name: 'Qatar',
    arabic_name: 'قطر',
    calling_code: '974',
    currency: 'QAR',
    vat_rate: 0,
    time_zone: 'Asia/Qatar',
    phone_example: '+974 3312 3456',
  },
  {
    id: 4,
    iso2: 'BH',
    english_name: 'Bahrain',
    arabic_name: 'البحرين',
    calling_code: '973',
    currency: 'BHD',
    vat_rate: 1000,
    time_zone: 'Asia/Bahrain',
    phone_example: '+973 3600 1234',
  },
  {
    id: 5,
    iso2: 'SA',
    english_name: 'Saudi Arabia',
    arabic_name: 'السعودية',
    calling_code: '966',
    currency: 'SAR',
    vat_rate: 1500,
    time_zone: 'Asia/Riyadh',
    phone_example: '+966 50 123 4567',
  },
  {
    id: 6,
    iso2: 'AE',
    english_name: 'United Arab Emirates',
    arabic_name: 'الإمارات العربية المتحدة',
    calling_code: '971',
    currency: 'AED',
    vat_rate: 500,
    time_zone: 'Asia/Dubai',
    phone_example: '+971 50 482 1937',
  },
];

type Row = readonly [iso2: string, english_name: string, arabic_name: string, calling_code: string];
const otherRows: readonly Row[] = [
  ['JO', 'Jordan', 'الأردن', '962'],
  ['PS', 'Palestine', 'فلسطين', '970'],
  ['EG', 'Egypt', 'مصر', '20'],
  ['LB', 'Lebanon', 'لبنان', '961'],
  ['SY', 'Syria', 'سوريا', '963'],
  ['IQ', 'Iraq', 'العراق', '964'],
  ['YE', 'Yemen', 'اليمن', '967'],
  ['SD', 'Sudan', 'السودان', '249'],
  ['LY', 'Libya', 'ليبيا', '218'],
  ['TN', 'Tunisia', 'تونس', '216'],
  ['DZ', 'Algeria', 'الجزائر', '213'],
  ['MA', 'Morocco', 'المغرب', '212'],
  ['MR', 'Mauritania', 'موريتانيا', '222'],
  ['SO', 'Somalia', 'الصومال', '252'],
  ['DJ', 'Djibouti', 'جيبوتي', '253'],
  ['KM', 'Comoros', 'جزر القمر', '269'],
  ['IN', 'India', 'الهند', '91'],
  ['PK', 'Pakistan', 'باكستان', '92'],
  ['BD', 'Bangladesh', 'بنغلاديش', '880'],
  ['LK', 'Sri Lanka', 'سريلانكا', '94'],
  ['NP', 'Nepal', 'نيبال', '977'],
  ['BT', 'Bhutan', 'بوتان', '975'],
  ['MV', 'Maldives', 'المالديف', '960'],
  ['AF', 'Afghanistan', 'أفغانستان', '93'],
  ['IR', 'Iran', 'إيران', '98'],
  ['TR', 'Türkiye', 'تركيا', '90'],
  ['PH', 'Philippines', 'الفلبين', '63'],
  ['ID', 'Indonesia', 'إندونيسيا', '62'],
  ['MY', 'Malaysia', 'ماليزيا', '60'],
  ['SG', 'Singapore', 'سنغافورة', '65'],
  ['TH', 'Thailand', 'تايلاند', '66'],
  ['VN', 'Vietnam', 'فيتنام', '84'],
  ['MM', 'Myanmar', 'ميانمار', '95'],
  ['KH', 'Cambodia', 'كمبوديا', '855'],
  ['CN', 'China', 'الصين', '86'],
  ['HK', 'Hong Kong', 'هونغ كونغ', '852'],
  ['TW', 'Taiwan', 'تايوان', '886'],
  ['JP', 'Japan', 'اليابان', '81'],
  ['KR', 'South Korea', 'كوريا الجنوبية', '82'],
  ['MN', 'Mongolia', 'منغوليا', '976'],
  ['KZ', 'Kazakhstan', 'كازاخستان', '7'],
  ['UZ', 'Uzbekistan', 'أوزبكستان', '998'],
  ['TM', 'Turkmenistan', 'تركمانستان', '993'],
  ['KG', 'Kyrgyzstan', 'قيرغيزستان', '996'],
  ['TJ', 'Tajikistan', 'طاجيكستان', '992'],
  ['AZ', 'Azerbaijan', 'أذربيجان', '994'],
  ['AM', 'Armenia', 'أرمينيا', '374'],
  ['GE', 'Georgia', 'جورجيا', '995'],
  ['ET', 'Ethiopia', 'إثيوبيا', '251'],
  ['ER', 'Eritrea', 'إريتريا', '291'],
  ['KE', 'Kenya', 'كينيا', '254'],
  ['UG', 'Uganda', 'أوغندا', '256'],
  ['TZ', 'Tanzania', 'تنزانيا', '255'],
  ['RW', 'Rwanda', 'رواندا', '250'],
  ['NG', 'Nigeria', 'نيجيريا', '234'],
  ['GH', 'Ghana', 'غانا', '233'],
  ['SN', 'Senegal', 'السنغال', '221'],
  ['ML', 'Mali', 'مالي', '223'],
  ['CI', 'Ivory Coast', 'ساحل العاج', '225'],
  ['CM', 'Cameroon', 'الكاميرون', '237'],
  ['TD', 'Chad', 'تشاد', '235'],
  ['NE', 'Niger', 'النيجر', '227'],
  ['ZA', 'South Africa', 'جنوب أفريقيا', '27'],
  ['ZW', 'Zimbabwe', 'زيمبابوي', '263'],
  ['MG', 'Madagascar', 'مدغشقر', '261'],
  ['MU', 'Mauritius', 'موريشيوس', '230'],
  ['SC', 'Seychelles', 'سيشل', '248'],
  ['GB', 'United Kingdom', 'المملكة المتحدة', '44'],
  ['IE', 'Ireland', 'أيرلندا', '353'],
  ['FR', 'France', 'فرنسا', '33'],
  ['DE', 'Germany', 'ألمانيا', '49'],
  ['IT', 'Italy', 'إيطاليا', '39'],
  ['ES', 'Spain', 'إسبانيا', '34'],
  ['PT', 'Portugal', 'البرتغال', '351'],
  ['NL', 'Netherlands', 'هولندا', '31'],
  ['BE', 'Belgium', 'بلجيكا', '32'],
  ['LU', 'Luxembourg', 'لوكسمبورغ', '352'],
  ['CH', 'Switzerland', 'سويسرا', '41'],
  ['AT', 'Austria', 'النمسا', '43'],
  ['SE', 'Sweden', 'السويد', '46'],
  ['NO', 'Norway', 'النرويج', '47'],
  ['DK', 'Denmark', 'الدنمارك', '45'],
  ['FI', 'Finland', 'فنلندا', '358'],
  ['PL', 'Poland', 'بولندا', '48'],
  ['CZ', 'Czechia', 'التشيك', '420'],
  ['HU', 'Hungary', 'المجر', '36'],
  ['RO', 'Romania', 'رومانيا', '40'],
  ['BG', 'Bulgaria', 'بلغاريا', '359'],
  ['GR', 'Greece', 'اليونان', '30'],
  ['CY', 'Cyprus', 'قبرص', '357'],
  ['RS', 'Serbia', 'صربيا', '381'],
  ['BA', 'Bosnia and Herzegovina', 'البوسنة والهرسك', '387'],
  ['AL', 'Albania', 'ألبانيا', '355'],
  ['UA', 'Ukraine', 'أوكرانيا', '380'],
  ['BY', 'Belarus', 'بيلاروسيا', '375'],
  ['RU', 'Russia', 'روسيا', '7'],
  ['US', 'United States', 'الولايات المتحدة', '1'],
  ['CA', 'Canada', 'كندا', '1'],
  ['MX', 'Mexico', 'المكسيك', '52'],
  ['BR', 'Brazil', 'البرازيل', '55'],
  ['AR', 'Argentina', 'الأرجنتين', '54'],
  ['CO', 'Colombia', 'كولومبيا', '57'],
  ['VE', 'Venezuela', 'فنزويلا', '58'],
  ['AU', 'Australia', 'أستراليا', '61'],
  ['NZ', 'New Zealand', 'نيوزيلندا', '64'],
];

export const countries: readonly Country[] = [
  ...gulfCountries.map(({ id, iso2, english_name, arabic_name, calling_code }) => ({
    id,
    iso2,
    english_name,
    arabic_name,
    calling_code,
  })),
  ...otherRows.map(([iso2, english_name, arabic_name, calling_code], index) => ({
    id: gulfCountries.length + index + 1,
    iso2,
    english_name,
    arabic_name,
    calling_code,
  })),
];

/** The countries a salon can be in, as choices of a filter or badge. */
export const gulfChoices = gulfCountries.map(({ iso2, english_name, arabic_name }) => ({
  value: iso2,
  label: { en: english_name, ar: arabic_name },
}));

/** The other Gulf facts of an account: undefined outside the six states. */
export const gulfCountry = (iso2: string): GulfCountry | undefined =>
  gulfCountries.find((country) => country.iso2 === iso2);

export const countryOf = (iso2: string): Country | undefined => countries.find((country) => country.iso2 === iso2);

export const countryName = (country: Country): Localized => ({ en: country.english_name, ar: country.arabic_name });

/**
 * The country a time zone of the Gulf belongs to: preselects the phone prefix of a visitor without asking any outside
 * service.
 */
export const countryOfTimeZone = (timeZone: string): GulfCountry | undefined =>
  gulfCountries.find((country) => country.time_zone === timeZone);
