import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { alphabets, type Cut } from './src/public/letters/alphabets.ts';

/**
 * Joining, marks and digits of one width. Kerning is left out: it weighs as much as half of the letters and is not seen
 * at 15 pixels.
 */
const FEATURES = ['tnum', 'init', 'medi', 'fina', 'rlig', 'ccmp', 'mark'];
/** A kilobyte is five milliseconds of a slow phone's first paint. */
const LIMIT_KB = 40;

/**
 * Writes `letters-en.js`, `letters-ar.js` and `letters-ar-alone.js`: a script that gives the page its fonts as bytes.
 * Fonts named in a style sheet are looked for when the text is laid out and come after the first paint, even out of
 * `data:` addresses; fonts made of bytes are there at once, and nothing moves.
 */
export function cutLetters(): Plugin {
  return {
    name: 'cut-letters',
    async generateBundle() {
      for (const [set, cuts] of Object.entries(alphabets)) {
        const faces = await Promise.all(cuts.map(facesOf));
        const source = scriptOf(faces.flat());
        if (source.length > LIMIT_KB * 1024)
          this.error(`The letters of ${set} are ${source.length} bytes; ${LIMIT_KB} KB is the limit.`);
        this.emitFile({ type: 'asset', fileName: `letters-${set}.js`, source });
      }
    },
  };
}

type Face = { bytes: string; weight: string; unicodeRange: string };

const facesOf = ({ file, letters, range, weights }: Cut): Promise<Face[]> => {
  const whole = readFileSync(
    createRequire(import.meta.url).resolve(`@fontsource-variable/cairo/files/cairo-${file}-wght-normal.woff2`),
  );
  return Promise.all(
    weights.map(async (wght) => ({
      bytes: (
        await subsetFont(whole, letters, {
          targetFormat: 'woff2',
          variationAxes: { wght },
          noHinting: true,
          keepFeatures: FEATURES,
        })
      ).toString('base64'),
      weight: String(wght),
      unicodeRange: range,
    })),
  );
};

/** Nothing in it may close its element early or need escaping; the server allows it by its hash. */
const scriptOf = (faces: Face[]): string =>
  `for(const{bytes,...about}of ${JSON.stringify(faces)})document.fonts.add(new ` +
  "FontFace('Cairo',Uint8Array.from(atob(bytes),(sign)=>sign.charCodeAt(0)),about))";
