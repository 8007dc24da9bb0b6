import { contrastBetween, mixColours } from '../settings/values/colour.rules';

/** The salon's own colour as its page uses it: under white words, as a tint, and as ink on light and dark ground. */
export type SalonLook = { brand: string; strong: string; light: Shades; dark: Shades };
type Shades = { ink: string; soft: string; line: string };

const WHITE = '#FFFFFF';
const BLACK = '#000000';
const DARK_GROUND = '#231E21';
/** Ink is also written on its own tint, which is nearer to it than the ground is. */
const INK_CONTRAST = 4.6;

/**
 * The setting refuses colours that can not carry white words; ink is moved until it can be read on its ground and on
 * its tint.
 */
export function salonLook(colour: string): SalonLook {
  const light = { soft: mixColours(colour, WHITE, 0.93), line: mixColours(colour, WHITE, 0.7) };
  const dark = { soft: mixColours(colour, DARK_GROUND, 0.7), line: mixColours(colour, DARK_GROUND, 0.4) };
  return {
    brand: colour,
    strong: mixColours(colour, BLACK, 0.2),
    light: { ...light, ink: readable(colour, BLACK, light.soft) },
    dark: { ...dark, ink: readable(colour, WHITE, dark.soft, DARK_GROUND) },
  };
}

function readable(colour: string, toward: string, ...grounds: string[]): string {
  for (let share = 0; share < 1; share += 0.05) {
    const ink = mixColours(colour, toward, share);
    if (grounds.every((ground) => contrastBetween(ink, ground) >= INK_CONTRAST)) return ink;
  }
  return toward;
}
