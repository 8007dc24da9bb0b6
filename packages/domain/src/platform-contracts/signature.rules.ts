/**
 * A signature is what the pen did: strokes of points in a box of these units, whatever the screen. It is never a text
 * or a picture from elsewhere, and whoever shows it draws it anew from the points.
 */
export const SIGNATURE_WIDTH = 1000;
export const SIGNATURE_HEIGHT = 420;

/** x, y, x, y … of one stroke. */
export type Stroke = readonly number[];
export type Strokes = readonly Stroke[];

const MOST_STROKES = 80;
const MOST_POINTS = 4_000;
/** Less than this is a slip of the finger: a dot, a tick, a line across nothing. */
const LEAST_POINTS = 10;
const LEAST_LENGTH = 180;
const LEAST_WIDTH = 60;
const LEAST_HEIGHT = 15;

/** What was sent, if it is a drawing of strokes. */
export function readStrokes(sent: unknown): Strokes | undefined {
  if (!Array.isArray(sent) || sent.length === 0 || sent.length > MOST_STROKES) return undefined;
  const strokes = sent.filter(isStroke);
  if (strokes.length !== sent.length) return undefined;
  return pointsOf(strokes).length <= MOST_POINTS ? strokes : undefined;
}

function isStroke(value: unknown): value is Stroke {
  return (
    Array.isArray(value) &&
    value.length >= 2 &&
    value.length % 2 === 0 &&
    value.length <= 2 * MOST_POINTS &&
    value.every(
      (one, place) =>
        Number.isInteger(one) && one >= 0 && one <= (place % 2 === 0 ? SIGNATURE_WIDTH : SIGNATURE_HEIGHT),
    )
  );
}

/** Enough ink, and not all of it in one place. Screen and server ask the same. */
export function isDrawn(strokes: Strokes): boolean {
  const points = pointsOf(strokes);
  if (points.length < LEAST_POINTS) return false;
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return (
    inkOf(strokes) >= LEAST_LENGTH &&
    Math.max(...xs) - Math.min(...xs) >= LEAST_WIDTH &&
    Math.max(...ys) - Math.min(...ys) >= LEAST_HEIGHT
  );
}

const pointsOf = (strokes: Strokes): [number, number][] => strokes.flatMap(pointsOfOne);

function pointsOfOne(stroke: Stroke): [number, number][] {
  const points: [number, number][] = [];
  for (let at = 0; at + 1 < stroke.length; at += 2) points.push([stroke[at]!, stroke[at + 1]!]);
  return points;
}

const inkOf = (strokes: Strokes): number =>
  strokes.reduce((all, stroke) => {
    const points = pointsOfOne(stroke);
    return (
      all + points.slice(1).reduce((sum, [x, y], at) => sum + Math.hypot(x - points[at]![0], y - points[at]![1]), 0)
    );
  }, 0);

/**
 * The same curve everywhere: on the canvas, in the page and in the PDF. Between two middles of points the pen bends
 * around the point itself.
 */
export const signaturePath = (strokes: Strokes): string => strokes.map(pathOfOne).join('');

function pathOfOne(stroke: Stroke): string {
  const points = pointsOfOne(stroke);
  const [first] = points;
  if (!first) return '';
  if (points.length === 1) return `M${first[0]} ${first[1]}l0.1 0`;
  const bends = points.slice(1, -1).map(([x, y], at) => {
    const [nextX, nextY] = points[at + 2]!;
    return `Q${x} ${y} ${(x + nextX) / 2} ${(y + nextY) / 2}`;
  });
  const [lastX, lastY] = points.at(-1)!;
  return `M${first[0]} ${first[1]}${bends.join('')}L${lastX} ${lastY}`;
}
