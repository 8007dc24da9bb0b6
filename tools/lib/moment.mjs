import { existsSync } from 'node:fs';
import { apt, rootPrefix } from './apt.mjs';

/** Debian's own places of libfaketime; others are named by LIBFAKETIME. */
const PLACES = ['aarch64-linux-gnu', 'x86_64-linux-gnu', 'arm-linux-gnueabihf'].map(
  (machine) => `/usr/lib/${machine}/faketime/libfaketime.so.1`,
);

/**
 * Moments at which days, months and clocks turn over. Written on Dubai's wall, unless an offset says otherwise.
 * @type {Record<string, string>}
 */
export const MOMENTS = {
  'a Friday night': '2027-01-15 23:50',
  'the last day of February': '2027-02-28 23:50',
  'the 29th of February': '2028-02-29 23:50',
  'the last day of a month': '2027-04-30 23:50',
  'the last day of the year': '2026-12-31 23:50',
  'a night in Ramadan': '2027-02-20 01:30',
  'the new year in London, the old one in the salons': '2027-01-01 04:30',
  'London before its clocks go forward': '2027-03-28 00:50+00:00',
  'London before its clocks go back': '2027-10-31 00:50+01:00',
  'Cairo before its clocks go forward': '2027-04-29 23:50+02:00',
};

/**
 * `2027-02-28 23:50` as milliseconds. Without an offset it is meant in Dubai.
 * @param {string} text
 */
export function parseMoment(text) {
  const [, day, time, offset = '+04:00'] =
    /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2})(Z|[+-]\d{2}:\d{2})?$/.exec(text.trim()) ?? [];
  const moment = Date.parse(`${day}T${time}:00${offset}`);
  if (Number.isNaN(moment))
    throw new Error(`"${text}" is no moment. Write it like 2027-02-28 23:50 or 2027-03-28 00:50+00:00.`);
  return moment;
}

/**
 * The environment in which programs believe it is another moment, and time goes on from there. A distance to the real
 * clock, not a time: so all processes, PostgreSQL too, agree, whenever they start. Timers keep the real clock, but the
 * database's own alarms do not ring in a later moment: while a process waits, the library shows it the real clock, so
 * an alarm that wakes it finds that its time has not come: no statement ends by its limit, and two that wait for each
 * other are not told apart.
 * @param {string} text
 */
export async function environmentAt(text) {
  const seconds = Math.round((parseMoment(text) - Date.now()) / 1000);
  return {
    LD_PRELOAD: await libfaketime(),
    FAKETIME: `${seconds < 0 ? '' : '+'}${seconds}s`,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  };
}

async function libfaketime() {
  const find = () => [process.env.LIBFAKETIME ?? '', ...PLACES].find((place) => place && existsSync(place));
  const sudo = find() ? undefined : await rootPrefix();
  if (sudo) {
    console.log('Installing libfaketime with apt-get (once)');
    await apt(sudo, ['update', '-qq']);
    await apt(sudo, ['install', '-y', '-qq', '--no-install-recommends', 'libfaketime']);
  }
  const found = find();
  if (!found)
    throw new Error(
      'Another moment needs libfaketime (Debian: apt-get install libfaketime). LIBFAKETIME may name the library.',
    );
  return found;
}
