/** Words people really use; digits, doubled letters and the usual letter swaps around them do not help. */
const EASY_WORDS = [
  'password',
  'passw',
  'admin',
  'welcome',
  'letmein',
  'qwerty',
  'asdfgh',
  'zxcvbn',
  'iloveyou',
  'monkey',
  'dragon',
  'football',
  'baseball',
  'sunshine',
  'princess',
  'master',
  'shadow',
  'superman',
  'batman',
  'michael',
  'login',
  'abcdef',
  'starwars',
  'whatever',
  'trustno',
  'hello',
  'freedom',
  'secret',
  'changeme',
  'default',
  'guest',
  'test',
  'user',
  'mohamed',
  'mohammed',
  'muhammad',
  'ahmed',
  'fatima',
  'allah',
  'bismillah',
  'alhamdulillah',
  'inshallah',
  'habibi',
  'dubai',
  'riyadh',
  'kuwait',
  'saudi',
  'emirates',
  'salon',
  'beauty',
  'rawnaq',
];
const ROWS = [
  '01234567890123456789',
  '98765432109876543210',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1q2w3e4r5t6y7u8i9o0p',
  'qazwsxedcrfvtgbyhnujmikolp',
];
const SWAPS: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/**
 * Guessed within the first few thousand tries: one easy word with decoration, a keyboard row, one sign repeated, or the
 * own name.
 */
export function isEasyPassword(password: string, ownWords: readonly string[] = []): boolean {
  const lower = password.toLowerCase();
  if (new Set(lower).size < 4) return true;
  if (ROWS.some((row) => row.includes(lower) || (lower.length >= 8 && row.includes(lower.slice(0, 8))))) return true;
  const plain = [...lower].map((sign) => SWAPS[sign] ?? sign).join('');
  const own = ownWords
    .flatMap((word) => word.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word.length >= 4);
  return [lower, plain].some((text) => [...EASY_WORDS, ...own].some((word) => isOnlyDecorated(text, word)));
}

/** What is left without the word is short or says nothing (digits, signs). */
function isOnlyDecorated(text: string, word: string): boolean {
  if (!text.includes(word)) return false;
  const rest = text.split(word).join('');
  return rest.length <= 4 || (/^[\d\W_]*$/.test(rest) && rest.length <= 6);
}
