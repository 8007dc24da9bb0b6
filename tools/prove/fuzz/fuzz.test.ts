import { describe, expect, it } from 'vitest';
import type { BoundEndpoint } from '../../../apps/server/src/http/bind-contract';
import { seeded } from '../seeded';
import { broken, brokenFile } from './break-input';
import { draw } from './draw-input';
import { picture } from './recipes/sent-files';
import { makeTally } from './tally';

const bound = { url: '/api/merchant/things/add', endpoint: { method: 'POST' } } as BoundEndpoint;
const faultsOf = (status: number, body: Record<string, unknown>, text = JSON.stringify(body)): number => {
  const tally = makeTally();
  tally.judge(bound, { input: {} }, { status, text, body, ms: 1 });
  return tally.faults.length;
};

describe('what the fuzz calls a fault', () => {
  it('is a 5xx, a refusal without code or sentence, and whatever tells of the workshop', () => {
    const refusal = { code: 'NOT_FOUND', message: 'Record not found' };
    expect(faultsOf(200, {})).toBe(0);
    expect(faultsOf(404, refusal)).toBe(0);
    expect(faultsOf(501, { code: 'CODE_TOO_SOON', message: 'Not before a minute has passed' })).toBe(0);
    expect(faultsOf(500, { code: 'UNEXPECTED', message: 'Sorry' })).toBe(1);
    expect(faultsOf(503, refusal)).toBe(1);
    expect(faultsOf(501, { code: 'UNEXPECTED', message: 'Sorry' })).toBe(1);
    expect(faultsOf(404, { code: 'NOT_FOUND' })).toBe(1);
    expect(faultsOf(404, {}, 'plain words')).toBe(1);
    expect(faultsOf(422, { ...refusal, message: 'duplicate key value violates a rule' })).toBe(1);
  });

  it('counts an endpoint as reached by 200 alone', () => {
    const tally = makeTally();
    tally.judge(bound, { input: {} }, { status: 422, text: '', body: { code: 'A', message: 'b' }, ms: 1 });
    expect(tally.isReached(bound)).toBe(false);
    tally.judge(bound, { input: {} }, { status: 200, text: '', body: {}, ms: 1 });
    expect([tally.isReached(bound), tally.calls()]).toEqual([true, 2]);
  });
});

describe('the inputs of the fuzz', () => {
  const schema = {
    type: 'object',
    properties: {
      id: { type: 'integer', minimum: 5, maximum: 9 },
      kind: { enum: ['a', 'b'] },
      lines: {
        type: 'array',
        minItems: 1,
        maxItems: 2,
        items: { type: 'object', properties: { on: { type: 'boolean' } } },
      },
      note: { type: 'string', maxLength: 4 },
    },
    required: ['id', 'kind', 'lines'],
  };
  const drawn = (seed: number, generous = true) =>
    draw(seeded(seed), schema, '', () => undefined, generous) as Record<string, unknown>;

  it('fit the schema they are drawn from, the same ones from the same seed', () => {
    for (let seed = 1; seed <= 200; seed += 1) {
      const { id, kind, lines, note } = drawn(seed);
      expect([5, 6, 7, 8, 9]).toContain(id);
      expect(['a', 'b']).toContain(kind);
      expect([1, 2]).toContain((lines as unknown[]).length);
      expect(String(note ?? '').length).toBeLessThanOrEqual(4);
      expect(drawn(seed)).toEqual(drawn(seed));
    }
    expect(drawn(1, false)).not.toHaveProperty('note');
  });

  it('are broken in a copy, also where a nasty value was put before, and can be sent', () => {
    const input = drawn(3);
    const before = structuredClone(input);
    const random = seeded(8);
    let changed = 0;
    for (let turn = 0; turn < 2_000; turn += 1) {
      const one = broken(random, input);
      if (JSON.stringify(one) !== JSON.stringify(before)) changed += 1;
      expect(input).toEqual(before);
    }
    expect(changed).toBeGreaterThan(1_900);
    const file = picture(7);
    for (let turn = 0; turn < 50; turn += 1) brokenFile(random, file);
    expect(file).toEqual(picture(7));
  });
});
