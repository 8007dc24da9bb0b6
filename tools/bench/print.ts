import type { Row } from './row';

/** Fixed, because a row is printed when it is known and not when all are. */
const WIDTHS = { name: 66, ours: 8, against: 24, ratio: 5, bar: 18 };
const began = performance.now();
const isTerminal = process.stdout.isTTY;
let underWay = '';

export function printHead(): void {
  print(['', 'row', 'ours', 'against', 'ratio', 'bar', '']);
}

export function printRow({ name, ours, against, ratio, bar, holds, note }: Row): void {
  print([holds === undefined ? '·' : holds ? '✓' : '✗', name, ours, against, ratio, bar, note ?? '']);
}

/** What is measured now, and since when the whole runs: nobody waits in front of a silent window. */
export function showGroup(name: string, place: number, groups: number): void {
  underWay = `${name}, ${place} of ${groups}, ${elapsed()} so far`;
  if (isTerminal) showStep();
  else console.log(`… ${underWay}`);
}

export function showStep(step?: number, steps?: number): void {
  if (!isTerminal || !underWay) return;
  process.stdout.write(`\r\u001B[K… ${underWay}${steps ? `: ${step} of ${steps}` : ''}`);
}

export function elapsed(): string {
  const seconds = Math.round((performance.now() - began) / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

function print(cells: readonly string[]): void {
  const widths = [1, ...Object.values(WIDTHS)];
  const line = cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ');
  process.stdout.write(`${isTerminal ? '\r\u001B[K' : ''}${line.trimEnd()}\n`);
}
