/** Rooms, signs and faces of the demo salons. They are drawn, so that no real place or person is shown. */
type Palette = { wall: string; floor: string; frame: string; seat: string; dark: string };

export const GLOW_PALETTE: Palette = {
  wall: '#EDE4D8',
  floor: '#D9C6B0',
  frame: '#C79A63',
  seat: '#1F5E56',
  dark: '#153F3A',
};
export const NAWRAS_PALETTE: Palette = {
  wall: '#E3E7EC',
  floor: '#B9A48C',
  frame: '#8A6A45',
  seat: '#2B5FA0',
  dark: '#1D4172',
};

const svg = (size: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 400 400">${content}</svg>`;

const mirror = (x: number, { frame }: Palette): string =>
  `<path d="M${x} 262V130a56 56 0 0 1 112 0V262Z" fill="#FBF8F3" stroke="${frame}" stroke-width="5"/>` +
  `<path d="M${x + 22} 258L${x + 70} 96h22L${x + 44} 258Z" fill="#fff" opacity=".8"/>`;
const lamp = (x: number): string =>
  `<path d="M${x} 0V52" stroke="#A8865F" stroke-width="2.5"/>` +
  `<circle cx="${x}" cy="68" r="17" fill="#FFF9EF" stroke="#E1C08F" stroke-width="2"/>`;
const chair = (x: number, { seat, dark }: Palette): string =>
  `<g transform="translate(${x} 262)"><rect x="-5" y="70" width="10" height="40" fill="#A8937C"/>` +
  '<ellipse cy="112" rx="36" ry="7" fill="#A8937C"/>' +
  `<rect x="-42" y="-30" width="84" height="80" rx="24" fill="${seat}"/>` +
  `<rect x="-53" y="22" width="17" height="42" rx="8" fill="${dark}"/>` +
  `<rect x="36" y="22" width="17" height="42" rx="8" fill="${dark}"/>` +
  `<rect x="-46" y="44" width="92" height="30" rx="13" fill="${dark}"/></g>`;
const bottle = (x: number, y: number, height: number, colour: string, cap: string): string =>
  `<rect x="${x}" y="${y - height}" width="20" height="${height}" rx="4" fill="${colour}"/>` +
  `<rect x="${x + 5}" y="${y - height - 11}" width="10" height="12" rx="2" fill="${cap}"/>`;
const plant = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y})">${[
    [-30, '#7F9479'],
    [-4, '#6B8167'],
    [24, '#8FA388'],
    [46, '#6B8167'],
  ]
    .map(
      ([turn, colour]) =>
        `<path transform="rotate(${turn})" d="M0 0C30-26 28-78 0-104C-28-78-30-26 0 0Z" fill="${colour}"/>`,
    )
    .join('')}<path d="M-20-4h40l-6 54h-28z" fill="#C79A63"/></g>`;
const room = ({ wall, floor }: Palette): string =>
  `<rect width="400" height="400" fill="${wall}"/><rect y="322" width="400" height="78" fill="${floor}"/>`;

export const mirrorsRoom = (palette: Palette): string =>
  svg(
    900,
    `${room(palette)}${[30, 144, 258].map((x) => mirror(x, palette)).join('')}${lamp(143)}${lamp(257)}` +
      `<rect x="10" y="258" width="380" height="12" rx="4" fill="${palette.frame}"/>` +
      `${bottle(46, 258, 30, '#DFA3C5', palette.dark)}${bottle(282, 258, 34, '#E8CFA9', '#A87A3F')}` +
      `${plant(30, 320)}${chair(118, palette)}${chair(296, palette)}`,
  );

export const shelfRoom = (palette: Palette): string =>
  svg(
    900,
    `${room(palette)}` +
      [120, 216, 312]
        .map((y) => `<rect x="40" y="${y}" width="320" height="10" rx="4" fill="${palette.frame}"/>`)
        .join('') +
      [60, 96, 132, 190, 226, 290]
        .map((x, index) =>
          bottle(x, 120, 34 + (index % 3) * 12, ['#fff', palette.seat, '#E8CFA9'][index % 3]!, palette.dark),
        )
        .join('') +
      [70, 128, 164, 236, 300]
        .map((x, index) =>
          bottle(x, 216, 40 + (index % 2) * 16, [palette.seat, '#DFA3C5', '#fff'][index % 3]!, '#A87A3F'),
        )
        .join('') +
      plant(320, 306) +
      [64, 100, 170]
        .map(
          (x, index) =>
            `<rect x="${x}" y="${286 - index * 4}" width="56" height="${26 + index * 4}" rx="8" ` +
            `fill="${['#fff', palette.wall, '#F4E6DA'][index]}" stroke="${palette.floor}" stroke-width="2"/>`,
        )
        .join(''),
  );

export const loungeRoom = (palette: Palette): string =>
  svg(
    900,
    `${room(palette)}` +
      `<path d="M70 322V150a130 130 0 0 1 260 0V322Z" fill="#FBF8F3" stroke="${palette.frame}" stroke-width="6"/>` +
      '<circle cx="200" cy="150" r="46" fill="#F9E2B8"/>' +
      `<path d="M70 240c40-24 80-24 130 0s90 24 130 0v82H70Z" fill="${palette.seat}" opacity=".18"/>` +
      `<rect x="92" y="270" width="216" height="66" rx="26" fill="${palette.seat}"/>` +
      `<rect x="78" y="290" width="34" height="60" rx="16" fill="${palette.dark}"/>` +
      `<rect x="288" y="290" width="34" height="60" rx="16" fill="${palette.dark}"/>` +
      '<rect x="150" y="262" width="44" height="36" rx="9" fill="#E8CFA9" transform="rotate(-8 172 280)"/>' +
      `${plant(360, 330)}${lamp(40)}`,
  );

export const glowSign = (): string =>
  svg(
    512,
    '<rect width="400" height="400" fill="#153F3A"/><path d="M120 236a80 80 0 0 1 160 0Z" fill="#E8CFA9"/>' +
      '<g stroke="#E8CFA9" stroke-width="12" stroke-linecap="round">' +
      '<path d="M200 96v30M118 130l20 22M282 130l-20 22M84 206l28 8M316 206l-28 8M100 272h200M136 304h128"/></g>',
  );
export const nawrasSign = (): string =>
  svg(
    512,
    '<rect width="400" height="400" fill="#1D4172"/>' +
      '<path d="M70 210c50-70 100-60 130-10c30-50 80-60 130 10c-54-34-92-26-130 24c-38-50-76-58-130-24Z" ' +
      'fill="#fff"/><path d="M110 292h180" stroke="#8FB4DE" stroke-width="12" stroke-linecap="round"/>',
  );

type Style = 'scarf' | 'long' | 'bun' | 'beard';
const SKINS = ['#E9C3A4', '#D9A983', '#C99872', '#F0CFB4'];
const HAIRS = ['#2F2420', '#4F173E', '#1F1D1B', '#6B4A33'];
const GROUNDS = ['#E3EEEB', '#F9F1E6', '#F3F1EE', '#E8F0F9', '#F5E4EE'];
const DRESSES = ['#1F5E56', '#C79A63', '#524C46', '#2B5FA0', '#8A2C6B'];

/** The same number always gives the same face. */
export function face(number: number, styles: readonly Style[]): string {
  const pick = <T>(list: readonly T[]): T => list[number % list.length]!;
  const [skin, hair, ground, dress, style] = [
    pick(SKINS),
    HAIRS[(number * 3) % HAIRS.length]!,
    pick(GROUNDS),
    DRESSES[(number * 2) % DRESSES.length]!,
    pick(styles),
  ];
  const shoulders = `<path d="M6 66c0-14 10-20 26-20s26 6 26 20z" fill="${dress}"/>`;
  const head =
    `<rect x="27" y="36" width="10" height="12" rx="4" fill="${skin}"/>` +
    `<path d="M32 15c-7 0-10 6-10 12.500S26 41 32 41s10-7 10-13.500S39 15 32 15z" fill="${skin}"/>`;
  const parts: Record<Style, string> = {
    scarf:
      `${shoulders}` +
      '<path d="M32 9C19 9 15.5 19 15.5 28c0 9 2 15-1 23 9 6 26 6 35 0-3-8-1-14-1-23C48.5 19 45 9 32 9z" fill="' +
      `${hair}"/><path d="M32 14c-8 0-11 7-11 14.500S25 43 32 43s11-7 11-14.500S40 14 32 14z" fill="${skin}"/>`,
    long:
      `<path d="M32 9c-12 0-16 8-16 18 0 10-2 18-4 23h40c-2-5-4-13-4-23 0-10-4-18-16-18z" fill="${hair}"/>` +
      `${shoulders}${head}` +
      `<path d="M20.5 30c-1-10 4-17 11.5-17s12.5 7 11.5 17c-2-5-4-9-8-11-4 4-11 5-15 11z" fill="${hair}"/>`,
    bun:
      `${shoulders}<circle cx="32" cy="9" r="6.5" fill="${hair}"/>` +
      `<path d="M32 11c-11 0-13 8-13 16v6h26v-6c0-8-2-16-13-16z" fill="${hair}"/>${head}` +
      `<path d="M21 26c0-8 4-13 11-13s11 5 11 13c-4-1-8-4-10-7-2 4-7 6-12 7z" fill="${hair}"/>`,
    beard:
      `${shoulders}${head}<path d="M22 27c0 10 3 17 10 17s10-7 10-17c-2 5-3 7-5 7h-10c-2 0-3-2-5-7z" fill="${hair}` +
      `"/><path d="M21 27c-2-11 4-17 11-17 8 0 13 6 11 17-1-4-2-6-3-8-6 1-12 1-16 0-1 2-2 4-3 8z" fill="${hair}"/>`,
  };
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320" viewBox="0 0 64 64">' +
    `<rect width="64" height="64" fill="${ground}"/>${parts[style]}</svg>`
  );
}
