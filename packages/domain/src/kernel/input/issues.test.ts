import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { encodeIssues, sayIssue } from './issues';

const said = (schema: z.ZodType, sent: unknown): string[] =>
  schema
    .safeParse(sent, { error: encodeIssues(sent) })
    .error!.issues.map((issue) => sayIssue(issue, 'en', { en: 'Status', ar: 'الحالة' }));

describe('what is missing', () => {
  it.each([
    ['a choice', z.enum(['a', 'b'])],
    ['a code', z.literal([0, 1])],
    ['a number of an address', z.coerce.number().int()],
    ['a number', z.int()],
    ['a text', z.string()],
    ['a list', z.array(z.string())],
    ['a record', z.object({ id: z.int() })],
    ['one of several', z.union([z.string(), z.int()])],
    ['one of several shapes', z.discriminatedUnion('kind', [z.object({ kind: z.literal('a') })])],
  ])('is required, be it %s', (_what, schema) => {
    expect(said(z.object({ status: schema }), {})).toEqual(['Status is required']);
    expect(said(z.object({ within: z.array(z.object({ status: schema })) }), { within: [{}] })).toEqual([
      'Status is required',
    ]);
  });

  it('is also what is empty, and what names the shape of a record', () => {
    expect(said(z.object({ status: z.enum(['a']) }), { status: '' })).toEqual(['Status is required']);
    const shapes = z.discriminatedUnion('status', [z.object({ status: z.literal('a') })]);
    expect(said(shapes, {})).toEqual(['Status is required']);
  });

  it('is not what is wrong', () => {
    expect(said(z.object({ id: z.coerce.number().int() }), { id: 'abc' })).toEqual(['Status must be a number']);
    expect(said(z.object({ status: z.enum(['a']) }), { status: 'c' })).toEqual(['Please choose Status from the list']);
    expect(said(z.object({ status: z.union([z.string(), z.int()]) }), { status: true })).toEqual([
      'Status is not valid',
    ]);
  });
});
