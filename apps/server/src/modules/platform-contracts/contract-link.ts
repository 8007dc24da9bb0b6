import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { Localized } from '@rawnaq/domain/kernel/localized';
import { viewTime } from '@rawnaq/domain/kernel/time/clock';
import { toWall, todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import { sayDay } from '@rawnaq/domain/messages/salon-messages.rules';
import type { ContractPage, SignProblem } from '@rawnaq/domain/platform-contracts/contract-page';
import { contractStates } from '@rawnaq/domain/platform-contracts/contract.states';
import { isDrawn, readStrokes } from '@rawnaq/domain/platform-contracts/signature.rules';
import { enqueue } from '../../db/enqueue';
import type { Tx } from '../../db/database';
import { PLATFORM_ACCOUNT } from '../../db/platform-account';
import { crashPoint } from '../../infra/crash-point';
import { accountOfLink } from '../../infra/link-id';
import { asAccount, asPlatform, type Services } from '../../services';
import { audit } from '../audit';
import { notify } from '../notifications';
import {
  claimView,
  documentOf,
  findContractByLink,
  findSignature,
  insertSignature,
  lockContract,
  updateContract,
  type ContractRow,
  type SignatureRow,
} from './contracts.repo';
import { findChanges, isIntact, sealOf } from './seals';
import { keyOf } from './write-contract';

const LINK = /^[\w-]{16,80}$/;
const { draft, waiting, signed, cancelled } = contractStates.codes;
/** Nobody opens contracts one after the other; somebody who guesses links tries many. */
export const CONTRACT_VISITS = { bucket: 'contract-links', limit: 60, seconds: 600 };
/** Nobody signs often. */
export const SIGNINGS = { bucket: 'contract-signings', limit: 20, seconds: 600 };

export type Signing = { strokes: unknown; text_hash: string; agreed: boolean };
export type Origin = { ip: string; id: string; userAgent: string };
export type SignOutcome =
  | { state: 'signed' | 'gone' | 'not-allowed' }
  | { state: 'wrong'; problem: SignProblem; page: ContractPage };

const accountBehind = (uniqueId: string): number => (LINK.test(uniqueId) ? accountOfLink(uniqueId) : 0);

/** The link names its merchant: rows of another are out of reach. Null where there is nothing behind it. */
export async function loadContractPage(services: Services, uniqueId: string): Promise<ContractPage | null> {
  const accountId = accountBehind(uniqueId);
  if (accountId === 0) return null;
  return asAccount(services, accountId, (tx) => readPage(tx, accountId, uniqueId, services.clock()));
}

/** By the script of the page, not by its address: programs that look into messages open every link. */
export async function markContractSeen(services: Services, uniqueId: string, origin: Origin): Promise<void> {
  const accountId = accountBehind(uniqueId);
  if (accountId === 0) return;
  await asPlatform(services, async (tx) => {
    const now = services.clock();
    const seen = await claimView(tx, accountId, uniqueId, now.toISOString());
    if (!seen) return;
    await audit(
      { tx, accountId: PLATFORM_ACCOUNT, now, session: null, request: origin },
      { action: 'contracts.view', entity: 'contracts', entity_id: keyOf(seen), after: { number: seen.number } },
    );
  });
}

/**
 * Once, for good: the contract is held, and the key of its signature allows one. Whoever comes second, in another tab
 * or by sending the same again, gets the same answer.
 */
export async function signContract(
  services: Services,
  uniqueId: string,
  signing: Signing,
  origin: Origin,
): Promise<SignOutcome> {
  const accountId = accountBehind(uniqueId);
  if (accountId === 0) return { state: 'gone' };
  const outcome = await asPlatform(services, (tx) =>
    signWithin(tx, { accountId, uniqueId, now: services.clock() }, signing, origin),
  );
  if (outcome.state === 'signed') crashPoint('sign.committed');
  return outcome;
}

type Place = { accountId: number; uniqueId: string; now: Date };

/** In a transaction of the platform. */
export async function signWithin(
  tx: Tx,
  { accountId, uniqueId, now }: Place,
  signing: Signing,
  origin: Origin,
): Promise<SignOutcome> {
  const found = await findContractByLink(tx, accountId, uniqueId);
  const contract = found && (await lockContract(tx, found));
  if (!contract || contract.status === draft) return { state: 'gone' };
  if (contract.status === signed) return { state: 'signed' };
  if (!maySign(contract, now)) return { state: 'not-allowed' };
  const strokes = readStrokes(signing.strokes);
  const problem = problemOf(contract, signing, strokes !== undefined && isDrawn(strokes));
  if (problem || !strokes)
    return { state: 'wrong', problem: problem ?? 'not-drawn', page: pageOf(contract, undefined, now) };
  await writeSignature(tx, contract, strokes, origin, now);
  return { state: 'signed' };
}

const maySign = (contract: ContractRow, now: Date): boolean =>
  contract.status === waiting &&
  contract.sign_until >= todayIn(now, contract.time_zone) &&
  isIntact(findChanges(contract, undefined));

function problemOf(contract: ContractRow, signing: Signing, drawn: boolean): SignProblem | undefined {
  // What she read is what she signs.
  if (signing.text_hash !== contract.text_hash) return 'text-changed';
  if (!drawn) return 'not-drawn';
  return signing.agreed ? undefined : 'not-agreed';
}

async function writeSignature(
  tx: Tx,
  contract: ContractRow,
  strokes: readonly (readonly number[])[],
  origin: Origin,
  now: Date,
): Promise<void> {
  const facts = {
    text_hash: contract.text_hash,
    strokes,
    signer_name: contract.signer_name,
    signed_at: now.toISOString(),
    ip: origin.ip,
    user_agent: origin.userAgent.slice(0, 300),
  };
  const seal = sealOf(facts);
  await insertSignature(tx, {
    ...facts,
    strokes: JSON.stringify(strokes),
    account_id: contract.account_id,
    contract_id: contract.id,
    seal,
  });
  crashPoint('sign.drawn');
  await updateContract(tx, contract, { status: signed, viewed_at: contract.viewed_at ?? now.toISOString() });
  await audit(
    { tx, accountId: PLATFORM_ACCOUNT, now, session: null, request: origin },
    {
      action: 'contracts.sign',
      entity: 'contracts',
      entity_id: keyOf(contract),
      before: { status: contract.status },
      after: { status: signed, text_hash: contract.text_hash, seal },
    },
  );
  await notify(tx, PLATFORM_ACCOUNT, {
    type: 'contracts',
    code: 'signed',
    values: {
      number: contract.number,
      merchant: { en: contract.english_name, ar: contract.arabic_name },
    },
  });
  await enqueue(tx, 'mail-signed-contract', { account_id: contract.account_id, id: contract.id });
  crashPoint('sign.written');
}

async function readPage(tx: Tx, accountId: number, uniqueId: string, now: Date): Promise<ContractPage | null> {
  const contract = await findContractByLink(tx, accountId, uniqueId);
  if (!contract || contract.status === draft) return null;
  return pageOf(contract, await findSignature(tx, contract), now);
}

const pageOf = (contract: ContractRow, signature: SignatureRow | undefined, now: Date): ContractPage => ({
  unique_id: contract.unique_id,
  state: stateOf(contract, now),
  language: contract.language,
  document: documentOf(contract),
  text_hash: contract.text_hash,
  sign_until: contract.sign_until,
  signer_name: contract.signer_name,
  signature: signature
    ? { strokes: signature.strokes, at: sayMoment(signature.signed_at, contract.time_zone), ip: signature.ip }
    : null,
  is_changed: !isIntact(findChanges(contract, signature)),
});

function stateOf({ status, sign_until, time_zone }: ContractRow, now: Date): ContractPage['state'] {
  if (status === signed) return 'signed';
  if (status === cancelled) return 'cancelled';
  return sign_until < todayIn(now, time_zone) ? 'late' : 'open';
}

/** 16 November 2026, 8:47 PM (Asia/Dubai): the clock of the merchant, named. */
export function sayMoment(instant: string, timeZone: string): Localized {
  const { date, time } = toWall(instant, timeZone);
  return {
    en: `${sayDay(date, 'en')}, ${viewTime(time, 'en', '12')} (${timeZone})`,
    ar: `${sayDay(date, 'ar')}، ${viewTime(time, 'ar', '12')} (${timeZone})`,
  };
}

/** For the file: a draft, or nothing at all, is told alike. */
export async function requireByLink(services: Services, uniqueId: string) {
  const accountId = accountBehind(uniqueId);
  const found =
    accountId === 0
      ? undefined
      : await asAccount(services, accountId, async (tx) => {
          const contract = await findContractByLink(tx, accountId, uniqueId);
          return contract && { contract, signature: await findSignature(tx, contract) };
        });
  if (!found || found.contract.status === draft) throw new AppError('CONTRACT_NOT_EXIST');
  return found;
}
