/** Letters of the GSM alphabet; those of the second line count twice. One letter of any other makes all of it UCS-2. */
const GSM =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?' +
  '¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const GSM_TWICE = '^{}\\[~]|€\f';

export type SmsLength = {
  alphabet: 'gsm' | 'ucs2';
  /** Counted as the alphabet counts them. */ letters: number;
  segments: number;
  /** Letters that still fit the last segment. */ room: number;
};

/** How many messages a text is billed as. */
export function smsLength(text: string): SmsLength {
  const isGsm = [...text].every((letter) => GSM.includes(letter) || GSM_TWICE.includes(letter));
  const letters = isGsm
    ? [...text].reduce((sum, letter) => sum + (GSM_TWICE.includes(letter) ? 2 : 1), 0)
    : // Half a picture is no picture: what lies outside the basic plane takes two places.
      text.length;
  const [single, joined] = isGsm ? [160, 153] : [70, 67];
  const segments = letters === 0 ? 0 : letters <= single ? 1 : Math.ceil(letters / joined);
  const most = segments <= 1 ? single : segments * joined;
  return { alphabet: isGsm ? 'gsm' : 'ucs2', letters, segments, room: most - letters };
}
