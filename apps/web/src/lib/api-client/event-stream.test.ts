import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileNameOf } from './download';
import { createEventParser } from './event-stream';

describe('server-sent events', () => {
  const stream =
    ': heartbeat\r\n' +
    '\r\n' +
    'data: {"changed":["customers"],"by":["a"]}\n\n' +
    'event: change\rdata: {"session":\rdata: true}\r\rdata: not json\n\n' +
    'data: {"changed":1}\n\n';
  const events = [{ changed: ['customers'], by: ['a'] }, { session: true }];

  it('are the same wherever the network cuts the stream', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(stream.length), { maxLength: 12 }), (places) => {
        const cuts = [0, ...places.toSorted((a, b) => a - b), stream.length];
        const parse = createEventParser();
        expect(cuts.slice(1).flatMap((cut, index) => parse(stream.slice(cuts[index], cut)))).toEqual(events);
      }),
    );
  });

  it('wait for the empty line that ends them', () => {
    const parse = createEventParser();
    expect(parse('data: {"changed":["a"]}\n')).toEqual([]);
    expect(parse('\n')).toEqual([{ changed: ['a'] }]);
  });
});

describe('the name of a downloaded file', () => {
  it.each([
    ['attachment; filename="customers.xlsx"', 'customers.xlsx'],
    ['attachment; filename=report.csv', 'report.csv'],
    ['attachment; filename="a.csv"; filename*=UTF-8\'\'%D8%A7%D9%84%D8%B9%D9%85%D9%84%D8%A7%D8%A1.csv', 'العملاء.csv'],
    ['attachment; filename="say \\"hi\\".csv"', 'say "hi".csv'],
    ['attachment; filename="../../etc/passwd"', '..-..-etc-passwd'],
    ['inline', undefined],
    [null, undefined],
  ])('%s → %s', (header, name) => expect(fileNameOf(header)).toBe(name));
});
