import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { encodeIssues, sayIssue } from '../kernel/input/issues';
import { wantedLines, writeWantedLines } from './appointment.shapes';

const input = z.object({ lines: wantedLines });
const said = (sent: object) =>
  input.safeParse(sent, { error: encodeIssues(sent) }).error?.issues.map((issue) => sayIssue(issue, 'en', 'Services'));

describe('the services somebody wants, in an address', () => {
  it('are read as they are written', () => {
    const lines = [
      { service_id: 12, employee_id: 5 },
      { service_id: 13, employee_id: null },
    ];
    expect(input.parse({ lines: writeWantedLines(lines) }).lines).toEqual(lines);
  });

  it.each([[{}], [{ lines: '' }], [{ lines: null }], [{ lines: [] }]])('are at least one: %j', (sent) => {
    expect(said(sent)).toEqual(['Appointments need at least one service']);
  });

  it.each([[{ lines: 'x' }], [{ lines: 5 }]])('are named by number: %j', (sent) => {
    expect(said(sent)).toEqual(['Services is not valid']);
  });
});
