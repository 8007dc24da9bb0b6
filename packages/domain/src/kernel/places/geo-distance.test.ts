import { describe, expect, it } from 'vitest';
import { distanceBetween, isAtWorkplace } from './geo-distance';

const salon = { latitude: 25.197197, longitude: 55.274376 };

describe('distance', () => {
  it.each([
    [{ latitude: 25.197597, longitude: 55.274376 }, 44.478, true],
    [{ latitude: 25.197697, longitude: 55.274376 }, 55.597, false],
    [{ latitude: 25.197197, longitude: 55.274873 }, 50.005, false],
    [salon, 0, true],
  ])('%j is %d m away', (place, meters, allowed) => {
    expect(distanceBetween(salon, place)).toBeCloseTo(meters, 2);
    expect(distanceBetween(place, salon)).toBeCloseTo(meters, 2);
    expect(isAtWorkplace(place, salon)).toBe(allowed);
  });

  it('Riyadh to Dubai', () => {
    expect(
      distanceBetween({ latitude: 24.713552, longitude: 46.675296 }, { latitude: 25.204849, longitude: 55.270783 }),
    ).toBeCloseTo(868_084.66, 1);
  });

  it('knows what a place on Earth is, and half way round it', () => {
    expect(distanceBetween({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBeCloseTo(
      Math.PI * 6_371_000,
      3,
    );
  });
});
