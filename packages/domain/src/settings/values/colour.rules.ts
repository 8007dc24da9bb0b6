import { validationMessage as say } from '../../kernel/text/validation-texts';
import type { Checked } from '../../kernel/input/validators';

/** The salon's colour lies under white words: they must be readable (WCAG AA, 4.5 to 1). */
const LEAST_CONTRAST = 4.5;

export function checkColour(hex: string): Checked {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) return say('colour');
  return contrastWithWhite(hex) < LEAST_CONTRAST ? say('colour-contrast') : undefined;
}

export const contrastWithWhite = (hex: string): number => contrastBetween('#FFFFFF', hex);

/** How far apart two colours are for the eye: 1 is the same, 21 is black on white. */
export function contrastBetween(one: string, other: string): number {
  const [darker, lighter] = [brightnessOf(one), brightnessOf(other)].toSorted((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

/** `share` of the second colour in the first: 0 leaves it, 1 is the second. */
export const mixColours = (one: string, other: string, share: number): string =>
  `#${PLACES.map((place) =>
    Math.round(partAt(one, place) * (1 - share) + partAt(other, place) * share)
      .toString(16)
      .padStart(2, '0'),
  ).join('')}`.toUpperCase();

function brightnessOf(hex: string): number {
  const [red, green, blue] = PLACES.map((place) => linear(partAt(hex, place) / 255)) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const PLACES = [1, 3, 5];
const partAt = (hex: string, place: number): number => Number.parseInt(hex.slice(place, place + 2), 16);
const linear = (share: number): number => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);
