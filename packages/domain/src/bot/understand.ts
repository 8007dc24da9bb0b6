import { toSearchKey } from '../kernel/text/search-key';

/** What people type, as words to compare: one spelling of each Arabic letter, Latin digits, no signs, no article. */
export const wordsOf = (text: string): string[] =>
  toSearchKey(text)
    .replace(/[^\p{L}\p{N}:/]+/gu, ' ')
    .split(' ')
    .filter(Boolean)
    .map(withoutArticle);

const withoutArticle = (word: string): string => (word.startsWith('ال') && word.length > 4 ? word.slice(2) : word);

/** Equal, or as good as: long words may have a letter wrong, very long ones two. */
export function isLike(typed: string, meant: string): boolean {
  if (typed === meant) return true;
  const most = meant.length >= 9 ? 2 : meant.length >= 5 ? 1 : 0;
  return most > 0 && Math.abs(typed.length - meant.length) <= most && distance(typed, meant) <= most;
}

/** Letters to change, add, leave out or swap with their neighbour to get from one word to the other. */
function distance(a: string, b: string): number {
  let [before, row]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      let best = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) best = Math.min(best, before[j - 2]! + 1);
      next.push(best);
    }
    [before, row] = [row, next];
  }
  return row[b.length]!;
}

const NUMBER_WORDS: readonly (readonly string[])[] = [
  ['one', 'first', 'واحد', 'واحده', 'اول', 'اولي', 'الاول'],
  ['two', 'second', 'اثنين', 'اثنان', 'ثاني', 'ثانيه', 'تنين'],
  ['three', 'third', 'ثلاثه', 'ثلاث', 'ثالث', 'ثالثه', 'تلاته'],
  ['four', 'fourth', 'اربعه', 'اربع', 'رابع', 'رابعه'],
  ['five', 'fifth', 'خمسه', 'خمس', 'خامس', 'خامسه'],
  ['six', 'sixth', 'سته', 'ست', 'سادس', 'سادسه'],
  ['seven', 'seventh', 'سبعه', 'سبع', 'سابع', 'سابعه'],
  ['eight', 'eighth', 'ثمانيه', 'ثمان', 'ثامن', 'ثامنه'],
  ['nine', 'ninth', 'تسعه', 'تسع', 'تاسع', 'تاسعه'],
  ['ten', 'tenth', 'عشره', 'عشر', 'عاشر', 'عاشره'],
];
/** What stands before a number without meaning more: number 2, رقم ٢. */
const BEFORE_NUMBERS = new Set(['number', 'no', 'option', 'nr', 'رقم', 'خيار', 'الخيار', 'اختيار', 'the']);

/** 1, ١, "1.", 1️⃣, "number 1", one, واحد: the place of what was offered, from 1 on. */
export function numberOf(words: readonly string[]): number | undefined {
  const rest = words.filter((word) => !BEFORE_NUMBERS.has(word));
  const [word] = rest;
  if (rest.length !== 1 || word === undefined) return undefined;
  if (/^\d{1,2}$/.test(word)) return Number(word);
  const place = NUMBER_WORDS.findIndex((spellings) => spellings.includes(word));
  return place < 0 ? undefined : place + 1;
}

/** Phrases by what they mean, the more particular first. Each is a text whose words must all be there. */
const COMMANDS = {
  language_ar: ['arabic', 'عربي', 'عربيه', 'بالعربي'],
  language_en: ['english', 'انجليزي', 'انجليزيه', 'انقليزي', 'بالانجليزي'],
  menu: ['menu', 'main menu', 'start', 'restart', 'home', 'قائمه', 'قائمه رئيسيه', 'ابدا', 'بدايه', 'رئيسيه'],
  back: ['back', 'go back', 'previous', 'رجوع', 'ارجع', 'عوده', 'سابق', 'السابق'],
  visits: [
    'my appointment',
    'my appointments',
    'my booking',
    'my bookings',
    'move appointment',
    'change appointment',
    'move my',
    'change my',
    'cancel my',
    'cancel appointment',
    'cancel booking',
    'reschedule',
    'مواعيدي',
    'موعدي',
    'حجزي',
    'حجوزاتي',
    'غير موعد',
    'تغيير موعد',
    'تعديل موعد',
    'تاجيل',
    'اجل موعد',
    'الغاء موعد',
    'الغاء حجز',
    'الغي موعد',
    'الغي حجز',
  ],
  book: [
    'book',
    'booking',
    'appointment',
    'reserve',
    'reservation',
    'احجز',
    'حجز',
    'احجزي',
    'موعد',
    'ابغي موعد',
    'ابي موعد',
  ],
  prices: ['price', 'prices', 'how much', 'cost', 'price list', 'سعر', 'اسعار', 'بكم', 'كم سعر', 'تكلفه', 'لسته'],
  packages: ['offer', 'offers', 'package', 'packages', 'discount', 'عرض', 'عروض', 'باقه', 'باقات', 'خصم', 'تخفيض'],
  hours: [
    'hours',
    'opening',
    'open',
    'close',
    'working hours',
    'دوام',
    'ساعات',
    'اوقات العمل',
    'متي تفتحون',
    'تفتحون',
    'تسكرون',
    'فاتحين',
    'مفتوح',
  ],
  location: ['location', 'address', 'where', 'map', 'directions', 'موقع', 'عنوان', 'وين', 'مكانكم', 'خريطه', 'لوكيشن'],
  complaint: ['complaint', 'complain', 'complaining', 'شكوي', 'اشتكي', 'مشكله'],
  suggestion: ['suggestion', 'suggest', 'اقتراح', 'مقترح'],
  person: [
    'person',
    'human',
    'agent',
    'somebody',
    'someone',
    'receptionist',
    'reception',
    'staff',
    'speak to',
    'talk to',
    'موظف',
    'موظفه',
    'استقبال',
    'شخص',
    'اكلم',
    'اتكلم',
    'تحدث مع',
    'خدمه عملاء',
  ],
  cancel: ['cancel', 'never mind', 'forget it', 'بطلت', 'خلاص', 'لا اريد', 'مابي', 'ما ابغي', 'الغي', 'الغاء'],
  thanks: ['thanks', 'thank you', 'thx', 'شكرا', 'مشكور', 'مشكوره', 'تسلم', 'تسلمين', 'يعطيك عافيه'],
  greeting: ['hi', 'hello', 'hey', 'good morning', 'good evening', 'سلام عليكم', 'سلام', 'مرحبا', 'هلا', 'اهلا'],
} as const satisfies Record<string, readonly string[]>;
export type BotCommand = keyof typeof COMMANDS;

const phrases = Object.entries(COMMANDS).flatMap(([command, spellings]) =>
  spellings.map((spelling) => ({ command: command as BotCommand, words: wordsOf(spelling) })),
);

/** What is asked for in plain words. The phrase with most words wins, then the order above. */
export function commandOf(words: readonly string[]): BotCommand | undefined {
  const found = phrases.filter((phrase) => phrase.words.every((word) => words.some((typed) => isLike(typed, word))));
  return found.toSorted((a, b) => b.words.length - a.words.length)[0]?.command;
}

const YES = [
  'yes',
  'ok',
  'okay',
  'yep',
  'sure',
  'confirm',
  'نعم',
  'اي',
  'ايه',
  'ايوه',
  'تمام',
  'موافق',
  'موافقه',
  'اكيد',
  'اوكي',
].flatMap(wordsOf);
const NO = ['no', 'nope', 'not', 'لا', 'كلا'].flatMap(wordsOf);

/** Undefined: neither. */
export function yesOrNo(words: readonly string[]): boolean | undefined {
  if (words.some((word) => NO.includes(word))) return false;
  return words.some((word) => YES.includes(word)) ? true : undefined;
}

/** Said with a wish, and no part of what is wished for. */
const FILLERS = new Set(
  [
    'i want need would like please can could you a an the to for with my me on at of is do and hi hello',
    'ابغي ابي اريد ودي بدي لو سمحت ممكن من في مع على علي عندكم عليكم سلام مرحبا هلا انا هل عن بغيت حاب حابه',
  ].flatMap((text) => text.split(' ')),
);
const COMMAND_WORDS = new Set(
  (['book', 'prices', 'greeting'] as const).flatMap((command) => COMMANDS[command].flatMap((text) => wordsOf(text))),
);

/**
 * Which of several named things the words speak of: all that have most of the words, or none. "root colour" finds
 * "Root colour" and not "Full colour", "colour" finds both.
 */
export function namedIn<T>(words: readonly string[], things: readonly T[], namesOf: (thing: T) => string[]): T[] {
  const wanted = words.filter((word) => word.length > 1 && !FILLERS.has(word) && !COMMAND_WORDS.has(word));
  if (wanted.length === 0) return [];
  const scored = things.map((thing) => ({
    thing,
    score: Math.max(
      0,
      ...namesOf(thing).map((name) => {
        const own = wordsOf(name);
        const hits = wanted.filter((word) => own.some((one) => isLike(word, one))).length;
        // Of two that have the same words, the shorter name is the one that was meant.
        return hits === 0 ? 0 : hits + (hits === own.length ? 0.5 : 0);
      }),
    ),
  }));
  const best = Math.max(0, ...scored.map(({ score }) => score));
  // One word out of a long sentence says nothing.
  return best < Math.ceil(wanted.length / 2) || best === 0
    ? []
    : scored.filter(({ score }) => score === best).map(({ thing }) => thing);
}
