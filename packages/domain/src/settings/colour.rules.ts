import { validationMessage as say } from '../kernel/validation-texts';
import type { Checked } from '../kernel/validators';

/** The salon's colour lies under white words: they must be readable (WCAG AA, 4.5 to 1). */
const LEAST_CONTRAST = 4.5;

export function checkColour(hex: string): Checked {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) return say('colour');
  return contrastWithWhite(hex) < LEAST_CONTRAST ? say('colour-contrast') : undefined;
}

export function contrastWithWhite(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((place) => linear(Number.parseInt(hex.slice(place, place + 2), 16) / 255)) as [number, number, number];
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

const linear = (share: number): number => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);
