import { lights, type Look } from './light';
import { bush, canvas, hills, lamps, palm, plain, sky, sunshade, water } from './landscape';

const windows = (xs: readonly number[], y: number, width: number, height: number, pane: string): string =>
  xs.map((x) => `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${pane}"/>`).join('');
const arches = (xs: readonly number[], foot: number, height: number, pane: string): string =>
  xs.map((x) => `<path d="M${x} ${foot}v-${height}a17 17 0 0 1 34 0v${height}Z" fill="${pane}"/>`).join('');

/** A house that is all roof, on a deck. */
function aFrame(look: Look): string {
  const light = lights[look.hour];
  const { wall, pane, ground } = light;
  return canvas(
    look,
    'ground',
    `${sky(light)}${hills(light, look.hills)}${plain(ground, 214)}` +
      `<path d="M196 84L96 238h200z" fill="${look.accent}"/><path d="M196 108L118 238h156z" fill="${wall}"/>` +
      '<path d="M196 124l-22 37h44zM166 174h26v26h-41zM200 174h26l15 26h-41z' +
      'M146 208h46v30h-64zM200 208h46l18 30h-64z" ' +
      `fill="${pane}"/><rect x="76" y="236" width="240" height="9" rx="2" fill="#A87F56"/>` +
      '<path d="M84 245v12M308 245v12M196 245v12" stroke="#8C6B4A" stroke-width="4"/>' +
      `<rect x="40" y="258" width="230" height="30" rx="10" fill="${light.edge}"/>` +
      `<rect x="46" y="262" width="218" height="26" rx="8" fill="${light.pool}"/>` +
      `${palm(348, 262, 92, light)}${palm(376, 272, 66, light)}${bush(28, 248, 18, light.grass)}` +
      bush(50, 252, 13, light.leaf),
  );
}

/** Two floors, wide windows, a pool before them. */
function villa(look: Look): string {
  const light = lights[look.hour];
  const { wall, shade, pane } = light;
  return canvas(
    look,
    'grass',
    `${sky(light)}${hills(light, look.hills)}${plain(light.grass)}` +
      `<rect x="70" y="176" width="250" height="66" fill="${wall}"/>` +
      `<rect x="58" y="166" width="272" height="12" fill="${look.accent}"/>` +
      `<rect x="150" y="116" width="150" height="50" fill="${shade}"/>` +
      `<rect x="140" y="106" width="170" height="11" fill="${look.accent}"/>` +
      windows([164, 208, 252], 126, 36, 34, pane) +
      windows([84, 130, 176], 188, 40, 54, pane) +
      '<rect x="236" y="188" width="30" height="54" fill="#A87F56"/>' +
      `${windows([278], 192, 30, 26, pane)}<path d="M30 242h340l30 58H0z" fill="${light.ground}"/>${water(light)}` +
      `${palm(40, 250, 116, light)}${palm(356, 252, 100, light)}${bush(336, 246, 14, light.leaf)}`,
  );
}

/** A round tent with lamps and a fire. */
function dome(look: Look): string {
  const light = lights[look.hour];
  return canvas(
    look,
    'ground',
    `${sky(light)}${hills(light, look.hills)}${plain(light.ground, 210)}` +
      `<path d="M96 246a94 94 0 0 1 188 0z" fill="${light.wall}"/>` +
      `<path d="M150 246c0-52 18-82 40-94 22 12 40 42 40 94z" fill="${light.pane}"/>` +
      `<path d="M190 152v94M164 196h52M154 222h72" stroke="${light.wall}" stroke-width="4"/>` +
      `<path d="M110 206c12-30 34-50 60-56M270 206c-12-30-34-50-60-56" stroke="${look.accent}" stroke-width="3" ` +
      `fill="none"/><rect x="76" y="244" width="228" height="9" rx="2" fill="#A87F56"/>` +
      `<ellipse cx="330" cy="270" rx="34" ry="11" fill="${light.edge}"/>` +
      `<ellipse cx="330" cy="268" rx="27" ry="8" fill="${light.pool}"/>${lamps()}` +
      '<path d="M52 258c-5-14 6-16 6-30 9 8 14 18 9 30z" fill="#F0A04B"/>' +
      '<path d="M40 258h40l-5 9H45z" fill="#35263B"/>',
  );
}

/** On stilts, above the sand. */
function beachHouse(look: Look): string {
  const light = lights[look.hour];
  return canvas(
    look,
    'ground',
    `${sky(light)}<path d="M0 150h400v60H0z" fill="${light.sea}"/><path d="M0 172h400v40H0z" fill="${light.wave}"/>` +
      `<path d="M0 206c80-22 160 2 240-8s120-6 160 2v101H0z" fill="${light.ground}"/>` +
      '<path d="M20 168h44M110 180h36M330 166h40" stroke="#fff" stroke-width="3" stroke-linecap="round" ' +
      'opacity=".8"/>' +
      '<path d="M76 250v-22M150 250v-22M230 250v-22M296 250v-22" stroke="#8C6B4A" stroke-width="7"/>' +
      '<rect x="60" y="220" width="256" height="11" rx="2" fill="#A87F56"/>' +
      `<rect x="86" y="150" width="204" height="70" fill="${light.wall}"/>` +
      '<path d="M66 152L188 92l122 60z" fill="#C79A63"/><path d="M100 152l88-43 88 43z" fill="#B4854E"/>' +
      `${arches([104, 196, 242], 220, 35, light.pane)}${arches([150], 220, 35, '#2B5F7E')}` +
      '<path d="M316 222l34 40" stroke="#A87F56" stroke-width="6"/>' +
      `${palm(352, 250, 118, light)}${palm(30, 256, 96, light)}${sunshade(196, 282, look.accent)}` +
      '<path d="M206 282l32-2 12-10" stroke="#fff" stroke-width="6" stroke-linecap="round" fill="none"/>',
  );
}

const fence = (): string =>
  `<g fill="#FFFDF9" opacity=".85">${[0, 282]
    .map((x) => `<rect x="${x}" y="236" width="118" height="4"/><rect x="${x}" y="248" width="118" height="4"/>`)
    .join('')}${[10, 44, 78, 108, 288, 320, 354, 388]
    .map((x) => `<rect x="${x}" y="230" width="5" height="28" rx="1"/>`)
    .join('')}</g>`;

/** A white house with a tower between palms, behind its fence. */
function farmHouse(look: Look): string {
  const light = lights[look.hour];
  return canvas(
    look,
    'grass',
    `${sky(light)}${hills(light, look.hills)}<path d="M0 178c60-14 120 4 200-6s140-8 200 4v125H0z" ` +
      `fill="${light.ground}"/>${palm(36, 232, 104, light)}${palm(76, 230, 78, light)}${palm(328, 230, 84, light)}` +
      `${palm(368, 232, 112, light)}<rect x="104" y="146" width="192" height="84" fill="${light.wall}"/>` +
      `<rect x="96" y="138" width="208" height="12" rx="2" fill="${light.shade}"/>` +
      `<rect x="166" y="116" width="68" height="30" fill="${light.shade}"/>` +
      `<rect x="160" y="110" width="80" height="9" rx="2" fill="${light.wall}"/>` +
      `<path d="M178 230V194a22 22 0 0 1 44 0V230Z" fill="${look.accent}"/>` +
      `${arches([121, 245], 214, 24, light.pane)}${plain(light.grass, 230)}` +
      `<path d="M168 230h64l40 71H128z" fill="${light.ground}"/>${fence()}` +
      [22, 62, 98, 306, 346, 382].map((x, index) => bush(x, 280, 10 + (index % 3) * 2, light.leaf)).join(''),
  );
}

/** Rows of palms, a low house under them, and a channel of water. */
function palmGrove(look: Look): string {
  const light = lights[look.hour];
  return canvas(
    look,
    'grass',
    `${sky(light)}${hills(light, look.hills)}${plain(light.grass, 200)}` +
      [30, 92, 318, 372].map((x, index) => palm(x, 214, 96 + (index % 2) * 18, light)).join('') +
      `<rect x="128" y="166" width="150" height="56" fill="${light.shade}"/>` +
      `<path d="M116 168l20-26h134l20 26z" fill="${look.accent}"/>` +
      `${arches([142, 230], 222, 22, light.pane)}<rect x="190" y="184" width="28" height="38" fill="#A87F56"/>` +
      `<path d="M0 250c90-16 150 10 220 0s120-10 180 0v20c-60-10-110-10-180 0s-130-16-220 0z" fill="${light.pool}"/>` +
      `${palm(60, 292, 118, light)}${palm(340, 290, 112, light)}` +
      [120, 160, 200, 240, 280].map((x) => bush(x, 284, 12, light.leaf)).join(''),
  );
}

/** A house on wheels with its awning out. */
function caravan(look: Look): string {
  const light = lights[look.hour];
  return canvas(
    look,
    'ground',
    `${sky(light)}${hills(light, look.hills)}${plain(light.ground, 214)}` +
      `<path d="M92 240V150a26 26 0 0 1 26-26h170a34 34 0 0 1 34 34v82z" fill="${light.wall}"/>` +
      `<path d="M92 196h230v24H92z" fill="${look.accent}"/><rect x="112" y="148" width="56" height="34" rx="8" ` +
      `fill="${light.pane}"/><rect x="254" y="148" width="50" height="34" rx="8" fill="${light.pane}"/>` +
      `<rect x="190" y="144" width="44" height="96" rx="6" fill="${light.shade}"/>` +
      `<rect x="198" y="152" width="28" height="26" rx="5" fill="${light.pane}"/>` +
      '<circle cx="150" cy="242" r="20" fill="#3A3430"/><circle cx="150" cy="242" r="9" fill="#CFC6BC"/>' +
      '<circle cx="272" cy="242" r="20" fill="#3A3430"/><circle cx="272" cy="242" r="9" fill="#CFC6BC"/>' +
      `<path d="M322 236h44" stroke="#8C6B4A" stroke-width="6"/><path d="M92 132L26 158l6 10 60-20z" ` +
      `fill="${look.accent}"/><path d="M30 162v86" stroke="#8C6B4A" stroke-width="4"/>` +
      '<rect x="44" y="222" width="34" height="6" rx="3" fill="#A87F56"/><path d="M50 228v20M72 228v20" ' +
      'stroke="#A87F56" stroke-width="4"/>' +
      (light.stars ? lamps() : palm(372, 262, 96, light)),
  );
}

const sea = (look: Look, content: string): string => {
  const light = lights[look.hour];
  return canvas(
    look,
    'sea',
    `${sky(light)}<path d="M0 170c70-34 150-6 220-16s120-30 180-10v60H0z" fill="${light.far}"/>` +
      `<path d="M0 186h400v115H0z" fill="${light.wave}"/><path d="M0 228h400v73H0z" fill="${light.sea}"/>${content}` +
      '<path d="M20 262h54M110 282h46M196 270h60M300 284h50M330 244h44" stroke="#fff" stroke-width="3" ' +
      'stroke-linecap="round" opacity=".6"/>',
  );
};

/** Two decks and wide windows, at anchor. */
function houseBoat(look: Look): string {
  const light = lights[look.hour];
  return sea(
    look,
    `<rect x="104" y="158" width="190" height="54" fill="${light.wall}"/>` +
      windows([118, 160, 202, 244], 170, 32, 30, light.pane) +
      `<rect x="92" y="148" width="214" height="10" rx="2" fill="${look.accent}"/>` +
      `<rect x="146" y="108" width="110" height="40" fill="${light.shade}"/>` +
      `${windows([158, 206], 116, 36, 24, light.pane)}<rect x="136" y="100" width="130" height="9" rx="2" ` +
      `fill="${look.accent}"/><path d="M60 212h288l-30 40H92z" fill="${light.wall}"/>` +
      `<path d="M66 220h276l-8 10H74z" fill="${look.accent}"/>` +
      '<path d="M306 158h30v54" stroke="#A87F56" stroke-width="3" fill="none"/>',
  );
}

/** The old wooden kind, its sail set. */
function dhow(look: Look): string {
  const light = lights[look.hour];
  return sea(
    look,
    '<path d="M190 74v146" stroke="#6B4A33" stroke-width="6"/>' +
      `<path d="M112 176C150 120 210 84 306 62c-10 60-50 110-106 128z" fill="${light.wall}"/>` +
      `<path d="M112 176C150 120 210 84 306 62l-4 20C214 104 160 136 124 180z" fill="${look.accent}"/>` +
      '<path d="M50 194c60 26 210 30 300-8-12 40-40 66-72 72H116c-32-8-56-34-66-64z" fill="#8C6B4A"/>' +
      '<path d="M64 210c70 22 190 24 272-8" stroke="#E8CFA9" stroke-width="5" fill="none"/>' +
      '<path d="M290 190v-26h44v16z" fill="#A87F56"/>',
  );
}

/** The places themselves. */
export const scenes = { aFrame, villa, dome, beachHouse, farmHouse, palmGrove, caravan, houseBoat, dhow };
export type Scene = keyof typeof scenes;
