import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layOut } from './lay-out';

const item = (id: string, start: number, end: number) => ({ id, start, end });

describe('overlaps side by side', () => {
  it('gives whole width to what stands alone, and to neighbours that only touch', () => {
    const places = layOut([item('a', 600, 660), item('b', 660, 720)]);
    expect(places.get('a')).toEqual({ lane: 0, lanes: 1 });
    expect(places.get('b')).toEqual({ lane: 0, lanes: 1 });
  });

  it('puts a visit into the processing time of another beside it', () => {
    const places = layOut([item('colour', 600, 720), item('trim', 630, 660)]);
    expect(places.get('colour')).toEqual({ lane: 0, lanes: 2 });
    expect(places.get('trim')).toEqual({ lane: 1, lanes: 2 });
  });

  it('uses a lane again once it is free, and shares the width in the whole group', () => {
    const places = layOut([
      item('long', 600, 780),
      item('first', 600, 660),
      item('second', 660, 720),
      item('later', 780, 800),
    ]);
    expect(places.get('first')).toEqual({ lane: 1, lanes: 2 });
    expect(places.get('second')).toEqual({ lane: 1, lanes: 2 });
    expect(places.get('later')).toEqual({ lane: 0, lanes: 1 });
  });

  it('goes on past midnight', () => {
    const places = layOut([item('late', 1410, 1500), item('night', 1440, 1470)]);
    expect(places.get('night')).toEqual({ lane: 1, lanes: 2 });
  });

  it('never lets two things cover each other, and loses none', () => {
    const spans = fc.array(fc.tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 1, max: 20 })), {
      maxLength: 40,
    });
    fc.assert(
      fc.property(spans, (made) => {
        const items = made.map(([start, length], index) => item(String(index), start * 15, (start + length) * 15));
        const places = layOut(items);
        expect(places.size).toBe(items.length);
        for (const one of items) {
          for (const other of items) {
            if (one.id >= other.id || one.start >= other.end || other.start >= one.end) continue;
            const [a, b] = [places.get(one.id)!, places.get(other.id)!];
            expect(a.lanes).toBe(b.lanes);
            expect(a.lane).not.toBe(b.lane);
          }
        }
        for (const { lane, lanes } of places.values()) expect(lane).toBeLessThan(lanes);
      }),
    );
  });
});
