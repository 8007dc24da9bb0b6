import { describe, expect, it } from 'vitest';
import { AppError } from './app-error';
import { canMove, defineCodes, defineStates, isCodeOf, labelOf, move, movesOf, nameOf } from './state-machine';

const door = defineStates({
  closed: { code: 0, label: { en: 'Closed', ar: 'مغلق' }, tone: 'neutral', moves: ['open'] },
  open: { code: 1, label: { en: 'Open', ar: 'مفتوح' }, tone: 'success', moves: ['closed', 'broken'] },
  broken: { code: 2, label: { en: 'Broken', ar: 'معطّل' }, tone: 'danger', moves: [] },
});

describe('state machines', () => {
  it("make the legal moves and refuse the others with the catalogue's code", () => {
    expect(move(door, 0, 1)).toBe(1);
    expect(canMove(door, 1, 2)).toBe(true);
    expect(movesOf(door, 1)).toEqual([0, 2]);
    expect(movesOf(door, 2)).toEqual([]);
    for (const [from, to] of [
      [0, 2],
      [2, 1],
      [0, 0],
    ] as const) {
      expect(canMove(door, from, to)).toBe(false);
      expect(() => move(door, from, to)).toThrow(AppError);
      expect(() => move(door, from, to)).toThrow('STATE_MOVE_NOT_ALLOWED');
    }
  });

  it('give codes, names, labels and choices', () => {
    expect(door.codes).toEqual({ closed: 0, open: 1, broken: 2 });
    expect(nameOf(door, 1)).toBe('open');
    expect(labelOf(door, 2).ar).toBe('معطّل');
    expect(door.choices).toEqual([
      { value: 0, label: { en: 'Closed', ar: 'مغلق' }, tone: 'neutral' },
      { value: 1, label: { en: 'Open', ar: 'مفتوح' }, tone: 'success' },
      { value: 2, label: { en: 'Broken', ar: 'معطّل' }, tone: 'danger' },
    ]);
    expect(isCodeOf(door, 2)).toBe(true);
    expect(isCodeOf(door, 3)).toBe(false);
    expect(isCodeOf(door, '1')).toBe(false);
  });

  it('are checked when they are defined', () => {
    const label = { en: 'x', ar: 'س' };
    expect(() => defineCodes({ a: { code: 1, label }, b: { code: 1, label } })).toThrow('already taken');
    const wrong: Record<string, { code: number; label: typeof label; tone: 'info'; moves: string[] }> = {
      a: { code: 1, label, tone: 'info', moves: ['nowhere'] },
    };
    expect(() => defineStates(wrong)).toThrow('not a state');
    expect(() => defineStates({ a: { code: 1, label, tone: 'info', moves: ['a'] } })).toThrow('itself');
  });
});
