import { lights, type Light, type Look } from './light';

/** A square, because pictures of places are; what matters stands in its middle, where lists cut it. */
export const canvas = ({ hour, mirrored }: Look, ground: keyof Light, content: string): string => {
  const light = lights[hour];
  const turned = mirrored ? ' transform="translate(400 0) scale(-1 1)"' : '';
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800" viewBox="0 0 400 400">' +
    `<rect width="400" height="400" fill="${light.sky}"/><rect y="349" width="400" height="51" ` +
    `fill="${String(light[ground])}"/><g${turned}><g transform="translate(0 50)">${content}</g></g></svg>`
  );
};

export const room = (wall: string, floor: string, content: string): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800" viewBox="0 0 400 400">' +
  `<rect width="400" height="400" fill="${wall}"/><rect y="284" width="400" height="116" fill="${floor}"/>` +
  `<g transform="translate(0 50)">${content}</g></svg>`;

const STARS = [
  [40, 40],
  [92, 70],
  [150, 34],
  [205, 60],
  [250, 28],
  [350, 40],
  [370, 104],
  [20, 96],
] as const;

export const sky = ({ sun, stars }: Light): string =>
  (stars ? STARS.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="1.7" fill="#F6ECD2"/>`).join('') : '') +
  `<circle cx="302" cy="74" r="30" fill="${sun}"/>`;

const RIDGES = [
  [
    'M0 168l44-46 34 24 52-62 46 50 40-30 54 54 40-28 42 30 48-22V220H0z',
    'M0 190l70-34 60 26 78-40 70 36 60-22 62 22v50H0z',
  ],
  ['M0 150l60-40 50 38 44-72 60 66 36-24 50 40 60-34 40 30V220H0z', 'M0 196l90-48 70 34 60-22 80 30 100-34v60H0z'],
  ['M0 176c50-40 90-44 140-20s90-40 150-30 80 30 110 20v80H0z', 'M0 196c70-30 130-6 200-18s130-20 200 4v50H0z'],
] as const;

/** Mountains, steeper ones, or dunes. */
export function hills({ far, near }: Light, which: number): string {
  const [back, front] = RIDGES[which % RIDGES.length]!;
  return `<path d="${back}" fill="${far}"/><path d="${front}" fill="${near}"/>`;
}

export const plain = (colour: string, from = 212): string =>
  `<path d="M0 ${from}h400v${301 - from}H0z" fill="${colour}"/>`;

const FRONDS = [
  [-100, 30],
  [-66, 34],
  [-30, 38],
  [8, 30],
  [46, 34],
  [84, 38],
  [116, 30],
] as const;

export const palm = (x: number, y: number, height: number, { leaf, grass }: Light): string =>
  `<g transform="translate(${x} ${y})"><path d="M-2 0Q3 ${-height * 0.55} 6 ${-height}" stroke="#8C6B4A" ` +
  `stroke-width="4" fill="none"/>${FRONDS.map(
    ([turn, long], index) =>
      `<path transform="translate(6 ${-height}) rotate(${turn})" d="M0 0C9-8 8-${long - 8} 0-${long}C-8-${long - 8} ` +
      `-9-8 0 0Z" fill="${index % 2 ? grass : leaf}"/>`,
  ).join('')}</g>`;

export const bush = (x: number, y: number, r: number, colour: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>`;

export const water = ({ pool, edge }: Light): string =>
  `<path d="M86 254h188l22 34H62z" fill="${edge}"/><path d="M94 259h172l16 26H76z" fill="${pool}"/>` +
  '<path d="M118 270h30M170 276h44M232 268h20" stroke="#fff" stroke-width="2.5" stroke-linecap="round" opacity=".7"/>';

export const sunshade = (x: number, y: number, accent: string): string =>
  `<path d="M${x} ${y}v-34" stroke="#8C6B4A" stroke-width="3"/>` +
  `<path d="M${x - 28} ${y - 30}c6-20 50-20 56 0z" fill="${accent}"/>`;

export const lamps = (): string =>
  '<path d="M40 130v122M362 120v120" stroke="#8C6B4A" stroke-width="3"/>' +
  '<path d="M40 132q70 30 110 22M362 122q-60 40-120 34" stroke="#A08C96" stroke-width="1.5" fill="none"/>' +
  [
    [62, 144],
    [90, 153],
    [120, 158],
    [340, 139],
    [312, 152],
    [282, 160],
  ]
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="4" fill="#F8CE7E"/>`)
    .join('');
