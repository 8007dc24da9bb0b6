import { addDays, addMonths } from '@rawnaq/domain/kernel/time/local-date';
import { todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import { usualTemplate } from '@rawnaq/domain/platform-contracts/usual-template';
import { PLATFORM_ACCOUNT } from '../db/platform-account';
import { signWithin } from '../modules/platform-contracts';
import { platformContractsRoutes } from '../modules/platform-contracts/platform-contracts.routes';
import { act, onStage, REQUEST, type Demo, type Stage } from './stage';
import { dateNotices } from './stage.repo';

const DAY = 86_400_000;
const MANAGER = 'manager@rawnaq.demo';

/** Contracts with the two salons: one signed, one that waits, one that was withdrawn and one nobody has seen. */
export async function fillContracts(demo: Demo): Promise<void> {
  const at = (days: number): Date => new Date(demo.now.getTime() - days * DAY);
  await onStage(demo, PLATFORM_ACCOUNT, async (stage) => {
    const { clauses, ...text } = usualTemplate();
    const { id: template_id } = await act(stage.at(at(60), MANAGER), platformContractsRoutes, 'save_template', {
      english_name: 'Subscription',
      arabic_name: 'اشتراك',
      ...text,
      clauses: [...clauses],
    });
    const write = (days: number, account_id: 1001 | 1002, more: { price: number; tier: 'advanced' | 'premium' }) =>
      writeContract(stage, at(days), { account_id, template_id, ...more });
    const signed = await write(45, 1001, { price: 383_040, tier: 'premium' });
    await send(stage, at(45), signed);
    await sign(stage, at(44), signed);
    const withdrawn = await write(20, 1002, { price: 252_000, tier: 'advanced' });
    await send(stage, at(20), withdrawn);
    await act(stage.at(at(18), MANAGER), platformContractsRoutes, 'cancel', {
      ...withdrawn,
      reason: 'Another package was agreed',
    });
    await send(stage, at(2), await write(2, 1002, { price: 383_040, tier: 'premium' }));
    await write(1, 1001, { price: 383_040, tier: 'premium' });
  });
  await dateNotices(demo.tx, PLATFORM_ACCOUNT, at(44));
}

/** A name written quickly: loops across the box, and a line below. */
const SIGNATURE = [
  Array.from({ length: 60 }, (_, step) => [
    Math.round(140 + step * 11 + 34 * Math.sin(step * 0.9)),
    Math.round(210 - 90 * Math.cos(step * 0.62) * (1 - step / 90)),
  ]).flat(),
  Array.from({ length: 14 }, (_, step) => [480 + step * 24, Math.round(330 - step * 1.6)]).flat(),
];

type Named = { account_id: number; id: number };
const SIGNERS = {
  1001: { signer_name: 'Mariam Al Hashimi', signer_email: 'owner@glow.demo', language: 'ar' },
  1002: { signer_name: 'Nasser Al Mansoori', signer_email: 'owner@nawras.demo', language: 'ar' },
} as const;

async function writeContract(
  stage: Stage,
  moment: Date,
  input: { account_id: 1001 | 1002; template_id: number; price: number; tier: 'advanced' | 'premium' },
): Promise<Named> {
  const today = todayIn(moment, 'Asia/Dubai');
  const { id } = await act(stage.at(moment, MANAGER), platformContractsRoutes, 'add', {
    ...input,
    ...SIGNERS[input.account_id],
    period: 'yearly',
    starts_on: today,
    ends_on: addDays(addMonths(today, 12), -1),
    sign_until: addDays(today, 14),
  });
  return { account_id: input.account_id, id };
}

const send = (stage: Stage, moment: Date, named: Named) =>
  act(stage.at(moment, MANAGER), platformContractsRoutes, 'send', { ...named, channel: 'email' });

async function sign(stage: Stage, moment: Date, named: Named): Promise<void> {
  const { record } = await act(stage.at(moment, MANAGER), platformContractsRoutes, 'get_record', named);
  const uniqueId = record.link.split('/').at(-1) ?? '';
  await signWithin(
    stage.tx,
    { accountId: named.account_id, uniqueId, now: moment },
    { strokes: SIGNATURE, text_hash: record.text_hash, agreed: true },
    { ip: REQUEST.ip, id: REQUEST.id, userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X)' },
  );
}
