import { lights, type Look } from './light';
import { canvas, hills, palm, plain, room, sky, sunshade } from './landscape';

function poolSide(look: Look): string {
  const light = lights[look.hour];
  const chair = (x: number): string =>
    `<path d="M${x} 206l44-2 20-16" stroke="#fff" stroke-width="8" stroke-linecap="round" fill="none"/>` +
    `<path d="M${x + 8} 214v-6M${x + 38} 212v-6" stroke="#A87F56" stroke-width="4"/>`;
  return canvas(
    look,
    'pool',
    `${hills(light, look.hills)}${plain(light.ground, 196)}<path d="M36 218h328l30 83H6z" fill="${light.edge}"/>` +
      `<path d="M48 226h304l26 75H22z" fill="${light.pool}"/>` +
      '<path d="M90 244h44M180 252h60M280 242h34M66 274h50M170 284h70M290 272h44" stroke="#fff" stroke-width="3" ' +
      `stroke-linecap="round" opacity=".6"/>${sunshade(118, 208, look.accent)}${chair(136)}${chair(240)}` +
      `${palm(352, 212, 110, light)}${palm(20, 212, 86, light)}`,
  );
}

/** Low seats along the wall, a carpet, and dunes behind an arch. */
const majlis = ({ accent }: Look): string =>
  room(
    '#F3E4D5',
    '#D9BC9A',
    `<path d="M60 262h280l40 38H20z" fill="${accent}" opacity=".8"/>` +
      `<path d="M84 270h232l20 18H64z" fill="${accent}"/>` +
      '<path d="M110 278h180" stroke="#E8CFA9" stroke-width="3" stroke-dasharray="6 6"/>' +
      '<path d="M130 188V128a70 70 0 0 1 140 0V188Z" fill="#DCEBEE"/>' +
      '<circle cx="232" cy="104" r="16" fill="#FBEBC4"/>' +
      '<path d="M133 164c40-28 67-10 97-20 16-5 26-8 37-8v52H133z" fill="#D9C19A"/>' +
      '<path d="M130 188V128a70 70 0 0 1 140 0V188Z" fill="none" stroke="#A87F56" stroke-width="6"/>' +
      '<path d="M200 58v130" stroke="#A87F56" stroke-width="4"/>' +
      '<rect x="14" y="188" width="372" height="26" rx="10" fill="#C9A37A"/>' +
      '<rect x="14" y="208" width="372" height="34" rx="8" fill="#B78C62"/>' +
      [
        [30, accent],
        [78, '#E8CFA9'],
        [290, '#E8CFA9'],
        [338, accent],
      ]
        .map(([x, colour]) => `<rect x="${x}" y="170" width="38" height="36" rx="9" fill="${colour}"/>`)
        .join('') +
      '<rect x="166" y="232" width="68" height="10" rx="4" fill="#6B4A33"/>' +
      '<path d="M176 242v18M224 242v18" stroke="#6B4A33" stroke-width="5"/>' +
      '<path d="M190 232v-8c0-6 20-6 20 0v8z" fill="#C79A63"/>' +
      '<path d="M66-50v90M334-50v90" stroke="#8C6B4A" stroke-width="2"/>' +
      '<path d="M54 40h24l6 30-18 16-18-16zM322 40h24l6 30-18 16-18-16z" fill="#C79A63"/>' +
      '<path d="M60 48h12l3 20-9 8-9-8zM328 48h12l3 20-9 8-9-8z" fill="#FFF1CF"/>',
  );

const bedroom = ({ accent }: Look): string =>
  room(
    '#EFE6DE',
    '#CDAE8E',
    '<path d="M104 214V170a96 96 0 0 1 192 0V214Z" fill="#D9B79A"/>' +
      '<rect x="92" y="178" width="216" height="82" rx="12" fill="#fff"/>' +
      `<path d="M92 210h216v42a12 12 0 0 1-12 12H104a12 12 0 0 1-12-12z" fill="${accent}"/>` +
      '<path d="M92 210h216v14H92z" fill="#F4E6DA" opacity=".45"/>' +
      [112, 212].map((x) => `<rect x="${x}" y="160" width="76" height="40" rx="12" fill="#F9F1E6"/>`).join('') +
      [30, 326].map((x) => `<rect x="${x}" y="208" width="44" height="48" rx="5" fill="#A87F56"/>`).join('') +
      '<path d="M40 172h24l8 24H32zM336 172h24l8 24h-40z" fill="#FBEBC4"/>' +
      '<path d="M52 196v12M348 196v12" stroke="#6B4A33" stroke-width="4"/>' +
      '<path d="M92 260v10M308 260v10" stroke="#6B4A33" stroke-width="6"/>' +
      '<rect x="22" y="48" width="58" height="80" rx="3" fill="#fff"/>' +
      '<path d="M32 112c8-24 16-10 22-26 6 10 10 16 16 26z" fill="#C79A63"/>' +
      `<rect x="320" y="48" width="58" height="80" rx="3" fill="#fff"/>` +
      `<circle cx="349" cy="88" r="17" fill="${accent}" opacity=".5"/>`,
  );

const kitchen = ({ accent }: Look): string =>
  room(
    '#EDF0EC',
    '#C9B39A',
    '<rect x="30" y="40" width="340" height="56" rx="6" fill="#FFFDF9"/>' +
      [114, 200, 286].map((x) => `<path d="M${x} 40v56" stroke="#D8D2C8" stroke-width="3"/>`).join('') +
      `<rect x="30" y="176" width="340" height="74" rx="6" fill="${accent}"/>` +
      '<rect x="22" y="164" width="356" height="14" rx="4" fill="#E8DCC8"/>' +
      [114, 200, 286].map((x) => `<path d="M${x} 180v70" stroke="#fff" stroke-width="3" opacity=".4"/>`).join('') +
      '<rect x="160" y="108" width="80" height="50" rx="4" fill="#DCEBEE" stroke="#A87F56" stroke-width="4"/>' +
      '<path d="M56 164v-22h44v22zM62 142c0-16 32-16 32 0z" fill="#8C8F92"/>' +
      '<path d="M300 164v-30h10v30zM318 164v-22h12v22zM338 164v-36h10v36z" fill="#C79A63"/>' +
      '<path d="M274 164c-14-8-14-22 0-30 14 8 14 22 0 30z" fill="#7F9775"/>',
  );

/** Around a fire, under lamps. */
function fireEvening(look: Look): string {
  const light = lights.night;
  const seat = (x: number): string =>
    `<rect x="${x}" y="226" width="56" height="26" rx="8" fill="#C79A63"/>` +
    `<rect x="${x}" y="206" width="56" height="26" rx="8" fill="${look.accent}"/>`;
  const lamps = [40, 90, 140, 190, 240, 290, 340]
    .map((x, index) => `<circle cx="${x}" cy="${[138, 148, 146, 135, 126, 125, 126][index]}" r="4" fill="#F8CE7E"/>`)
    .join('');
  return canvas(
    { ...look, hour: 'night' },
    'ground',
    `${sky(light)}${hills(light, look.hills)}${plain(light.ground, 206)}` +
      '<ellipse cx="200" cy="262" rx="150" ry="26" fill="#52465C"/>' +
      '<path d="M172 250c-8-26 12-30 12-56 18 14 12 26 20 30 4-6 4-12 2-18 18 14 24 30 16 44z" fill="#F0A04B"/>' +
      '<path d="M184 250c-4-14 8-18 10-32 12 10 18 20 14 32z" fill="#FBDF9A"/>' +
      `<path d="M160 250h80l-8 16h-64z" fill="#35263B"/>${seat(70)}${seat(290)}` +
      `<path d="M0 120Q100 168 200 128T400 118" stroke="#8C7A8A" stroke-width="1.5" fill="none"/>${lamps}`,
  );
}

/** Swings and a slide on the grass. */
function playGround(look: Look): string {
  const light = lights[look.hour];
  return canvas(
    look,
    'grass',
    `${sky(light)}${hills(light, look.hills)}${plain(light.grass, 206)}` +
      '<path d="M52 252L84 132l32 120M196 252l-32-120 -80 0M164 132l32 120" stroke="#8C6B4A" stroke-width="7" ' +
      'fill="none" stroke-linejoin="round"/><path d="M104 134v74M128 134v74M142 134v60M160 134v60" stroke="#524C46" ' +
      `stroke-width="2"/><rect x="100" y="206" width="32" height="7" rx="3" fill="${look.accent}"/>` +
      `<rect x="138" y="192" width="26" height="7" rx="3" fill="${look.accent}"/>` +
      `<path d="M270 140v112M300 140v112M270 164h30M270 190h30M270 216h30" stroke="#8C6B4A" stroke-width="6"/>` +
      `<path d="M262 128h48v14h-48z" fill="${look.accent}"/><path d="M302 144c30 10 30 90 76 104" stroke="#E8B04A" ` +
      `stroke-width="16" fill="none" stroke-linecap="round"/>${palm(232, 250, 98, light)}`,
  );
}

/** What stands beside the picture of the place itself: its pool, its rooms, its evenings. */
export const corners = { poolSide, majlis, bedroom, kitchen, fireEvening, playGround };
export type Corner = keyof typeof corners;
