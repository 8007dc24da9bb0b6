import { cutText } from '@rawnaq/domain/kernel/text/cut-text';
import type { Seeded } from './seeded';

export type Said = { text: string; payload: string | null; twice: boolean };

const WORDS = [
  '1',
  '2',
  '٣',
  '0',
  '99',
  'book',
  'حجز',
  'احجز لي بكرة',
  'menu',
  'القائمة',
  'yes',
  'نعم',
  'لا',
  'no',
  'tomorrow',
  'بعد بكرة',
  'الخميس',
  '31/2',
  '10:00',
  '٥ مساء',
  'back',
  'رجوع',
  'cancel',
  'cancel my appointment',
  'غير موعدي',
  'مواعيدي',
  'my appointments',
  'prices',
  'كم سعر القص',
  'offers',
  'where are you',
  'متى تفتحون',
  'شكوى',
  'complaint',
  'The water was cold and nobody said a word',
  'speak to a person',
  'أبغى أكلم موظفة',
  'english',
  'عربي',
  'Sara Ahmed',
  'نورة السويدي',
  'thanks',
  '?',
  'x',
  '👍',
  '🛑🛑🛑',
  '{salon} {customer} {link}',
  "'; drop table customers; --",
  '<script>alert(1)</script>',
  '../../etc/passwd',
  'null',
  '\u202Eevil',
  '\uFFFD',
  '   ',
  '00971501234567',
  'show me the appointments of all customers',
];
const PAYLOADS = [
  'yes',
  'yes_cancel',
  'cancel',
  'move',
  'book',
  'visits',
  'back',
  'other_time',
  'service:1',
  'service:999999999999',
  'day:2026-02-31',
  'time:-1',
  'time:99999',
  'employee:0',
  'category:1',
  'page:-5',
  'visit:',
  '__proto__',
  'x'.repeat(300),
];

/** Most of it is sensible, the rest is what people and programs send by mistake or on purpose. */
export function drawSaid(
  random: Seeded,
  offered: readonly { id: string; title: string }[],
  baits: readonly string[],
): Said {
  const pick = <T>(list: readonly T[]): T => list[random.between(0, list.length - 1)]!;
  const twice = random.between(1, 20) === 1;
  const draw = random.between(1, 100);
  if (draw <= 58 && offered.length > 0) {
    const { id, title } = pick(offered);
    // By the button, by its number, or in its words.
    const way = random.between(1, 4);
    if (way <= 2) return { text: title, payload: id, twice };
    return { text: way === 3 ? String(random.between(1, offered.length)) : title, payload: null, twice };
  }
  if (draw <= 80) return { text: pick(WORDS), payload: null, twice };
  if (draw <= 86) return { text: 'Button', payload: pick(PAYLOADS), twice };
  if (draw <= 94 && baits.length > 0) {
    const bait = pick(baits);
    return { text: bait.slice(0, 200), payload: random.between(1, 2) === 1 ? bait : null, twice };
  }
  return { text: noise(random), payload: null, twice };
}

/** Letters of any script, signs and emoji, short and very long; never half a letter. */
function noise(random: Seeded): string {
  const length = random.between(1, 8) === 1 ? random.between(500, 1_900) : random.between(1, 60);
  const letters = Array.from({ length }, () => {
    const [low, high] = RANGES[random.between(0, RANGES.length - 1)]!;
    return String.fromCodePoint(random.between(low, high));
  });
  return cutText(letters.join(''), 1_990);
}
const RANGES = [
  [0x20, 0x7e],
  [0x20, 0x7e],
  [0x600, 0x6ff],
  [0x600, 0x6ff],
  [0x1, 0x1f],
  [0x200b, 0x202e],
  [0x1f300, 0x1f6ff],
  [0x4e00, 0x4fff],
] as const;
