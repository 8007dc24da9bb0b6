import type { Language } from '@rawnaq/domain/kernel/localized';
import { sameBytes } from '../../infra/crypto';
import type { Services } from '../../services';

/** What a test shows: the questions as they stand in one version. */
export type Tested = { survey_id: number; version: number; language: Language; expires_at: string };

const DAYS_OPEN = 7;
const DAY_MS = 86_400_000;
const LINK = /^([0-9a-z]{1,13}-test-([0-9a-z]{1,13})-([0-9a-z]{1,6})-(en|ar)-([0-9a-z]{1,6}))-([\w-]{22})$/;

/** The link of a survey that is tried: it names what it shows and is sealed, so that nothing is kept of it. */
export function testLinkOf(
  services: Pick<Services, 'sealer'>,
  accountId: number,
  { survey_id, version, language, now }: Omit<Tested, 'expires_at'> & { now: Date },
): string {
  const [account, survey, number, lastDay] = [
    accountId,
    survey_id,
    version,
    Math.floor(now.getTime() / DAY_MS) + DAYS_OPEN,
  ].map((one) => one.toString(36));
  const named = `${account}-test-${survey}-${number}-${language}-${lastDay}`;
  return `${named}-${sealOf(services, named)}`;
}

export function readTestLink(services: Pick<Services, 'sealer'>, uniqueId: string): Tested | undefined {
  const [, named = '', survey = '', version = '', language = '', lastDay = '', seal = ''] = LINK.exec(uniqueId) ?? [];
  if (!sameBytes(Buffer.from(seal), Buffer.from(sealOf(services, named)))) return undefined;
  return {
    survey_id: Number.parseInt(survey, 36),
    version: Number.parseInt(version, 36),
    language: language === 'en' ? 'en' : 'ar',
    expires_at: new Date((Number.parseInt(lastDay, 36) + 1) * DAY_MS).toISOString(),
  };
}

const sealOf = ({ sealer }: Pick<Services, 'sealer'>, named: string): string =>
  sealer.digest(named, 'survey-test').subarray(0, 16).toString('base64url');
