import { AppError } from '@rawnaq/domain/kernel/app-error';
import { isCurrency, type Currency } from '@rawnaq/domain/kernel/money';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import { addDays, addMonths, daysBetween } from '@rawnaq/domain/kernel/time/local-date';
import { todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import { composeContract } from '@rawnaq/domain/platform-contracts/contract-text.rules';
import { contractPeriods, contractStates } from '@rawnaq/domain/platform-contracts/contract.states';
import type {
  contractInput,
  platformContractsContract,
} from '@rawnaq/domain/platform-contracts/platform-contracts.contract';
import type { z } from 'zod';
import type { UseCase } from '../../http/bind-contract';
import { sessionOf, type Ctx } from '../../http/context';
import { newLinkId } from '../../infra/link-id';
import { audit } from '../audit';
import { countContracts, insertContract, lockContract, updateContract, type ContractRow } from './contracts.repo';
import { findMerchant, lockMerchant, type MerchantRow } from './merchants.repo';
import { hashOfText } from './seals';
import { newestTemplate } from './templates.repo';

type Contracts = typeof platformContractsContract;
type Terms = z.output<typeof contractInput>;
const { draft, waiting } = contractStates.codes;
/** How long somebody has to sign what was renewed by a press of a button. */
const DAYS_TO_SIGN = 14;

/** A contract is spoken of by merchant and number: two merchants may have the same after one moved in. */
export const keyOf = ({ account_id, id }: { account_id: number; id: number }): string => `${account_id}-${id}`;

export const platformName = ({ services }: Pick<Ctx, 'services'>): string => services.config.operator.name ?? 'Rawnaq';

export const addContract: UseCase<Contracts['add']> = async (ctx, input) => ({ id: await writeNew(ctx, input, null) });

export const editContract: UseCase<Contracts['edit']> = async (ctx, { id, ...input }) => {
  const before = await requireOpen(ctx, { account_id: input.account_id, id });
  const merchant = await requireMerchant(ctx, input.account_id);
  const written = await writeText(ctx, merchant, input, before.number);
  // Who has the link reads the new words; what was read before can't be signed any more.
  await updateContract(ctx.tx, before, { ...written, viewed_at: null });
  await audit(ctx, {
    action: 'contracts.edit',
    entity: 'contracts',
    entity_id: keyOf(before),
    before: toldOf(before),
    after: toldOf({ ...before, ...written }),
  });
  return { done: true };
};

/** The same terms for as long again, from the day after. A draft: somebody looks at it before it is sent. */
export const renewContract: UseCase<Contracts['renew']> = async (ctx, named) => {
  const old = await lockContract(ctx.tx, named);
  if (!old) throw new AppError('CONTRACT_NOT_EXIST');
  const merchant = await requireMerchant(ctx, old.account_id);
  const starts_on = addDays(old.ends_on, 1);
  const ends_on =
    old.period === contractPeriods.codes.yearly
      ? addDays(addMonths(starts_on, 12), -1)
      : addDays(starts_on, daysBetween(old.starts_on, old.ends_on));
  const id = await writeNew(
    ctx,
    {
      account_id: old.account_id,
      template_id: old.template_id,
      language: old.language,
      tier: old.tier,
      period: old.period,
      price: old.price,
      starts_on,
      ends_on,
      sign_until: addDays(todayIn(ctx.now, merchant.time_zone), DAYS_TO_SIGN),
      signer_name: old.signer_name,
      signer_email: old.signer_email ?? undefined,
      signer_mobile: old.signer_mobile ?? undefined,
      special_english: old.special_english || undefined,
      special_arabic: old.special_arabic || undefined,
    },
    old,
  );
  return { id };
};

async function writeNew(ctx: Ctx, input: Terms, renewal_of: ContractRow | null): Promise<number> {
  // Numbers of one merchant follow each other.
  await lockMerchant(ctx.tx, input.account_id);
  const merchant = await requireMerchant(ctx, input.account_id);
  const number = `C-${merchant.id}-${(await countContracts(ctx.tx, merchant.id)) + 1}`;
  const written = await writeText(ctx, merchant, input, number);
  const id = await insertContract(ctx.tx, {
    ...written,
    account_id: merchant.id,
    number,
    unique_id: newLinkId(merchant.id),
    status: draft,
    renewal_of: renewal_of?.id ?? null,
    created_at: ctx.now.toISOString(),
    created_by_name: sessionOf(ctx).user.name,
  });
  await audit(ctx, {
    action: renewal_of ? 'contracts.renew' : 'contracts.add',
    entity: 'contracts',
    entity_id: keyOf({ account_id: merchant.id, id }),
    after: { number, ...toldOf({ ...written, status: draft }), ...(renewal_of && { renewal_of: renewal_of.number }) },
  });
  return id;
}

/** The whole text is written now and kept: neither the template nor the merchant's name can change it later. */
async function writeText(ctx: Ctx, merchant: MerchantRow, input: Terms, number: string) {
  if (input.sign_until < todayIn(ctx.now, merchant.time_zone))
    throw new AppError('CONTRACT_SIGN_DAY_PAST', { field: 'sign_until' });
  const template = await newestTemplate(ctx.tx, input.template_id);
  if (!template) throw new AppError('NOT_FOUND');
  if (template.status !== recordStates.codes.active)
    throw new AppError('CONTRACT_TEMPLATE_DISABLED', { field: 'template_id' });
  const special = { special_english: input.special_english ?? '', special_arabic: input.special_arabic ?? '' };
  const currency = currencyOf(merchant);
  const document = composeContract(template, {
    number,
    account_id: merchant.id,
    platform: platformName(ctx),
    merchant: { en: merchant.english_name, ar: merchant.arabic_name },
    signer_name: input.signer_name,
    tier: input.tier,
    period: input.period,
    price: input.price,
    currency,
    starts_on: input.starts_on,
    ends_on: input.ends_on,
    ...special,
  });
  return {
    template_id: template.id,
    template_version: template.version,
    language: input.language,
    tier: input.tier,
    period: input.period,
    price: input.price,
    currency,
    starts_on: input.starts_on,
    ends_on: input.ends_on,
    sign_until: input.sign_until,
    signer_name: input.signer_name,
    signer_email: input.signer_email ?? null,
    signer_mobile: input.signer_mobile ?? null,
    ...special,
    document: JSON.stringify(document),
    text_hash: hashOfText(document),
  };
}

function currencyOf({ currency }: MerchantRow): Currency {
  if (!isCurrency(currency)) throw new Error(`${currency} is no currency of ours`);
  return currency;
}

async function requireMerchant(ctx: Ctx, id: number): Promise<MerchantRow> {
  const merchant = await findMerchant(ctx.tx, id);
  if (!merchant) throw new AppError('NOT_FOUND');
  return merchant;
}

/** Locked. Only what nobody has signed or withdrawn can be changed. */
export async function requireOpen(ctx: Ctx, named: { account_id: number; id: number }): Promise<ContractRow> {
  const contract = await lockContract(ctx.tx, named);
  if (!contract) throw new AppError('CONTRACT_NOT_EXIST');
  if (contract.status !== draft && contract.status !== waiting) throw new AppError('CONTRACT_NOT_OPEN');
  return contract;
}

const TOLD = [
  'status',
  'template_id',
  'template_version',
  'language',
  'tier',
  'period',
  'price',
  'starts_on',
  'ends_on',
  'sign_until',
  'signer_name',
  'signer_email',
  'signer_mobile',
  'special_english',
  'special_arabic',
  'text_hash',
] as const;
type Told = { [Key in (typeof TOLD)[number]]?: unknown };
const toldOf = (contract: Told): Told => Object.fromEntries(TOLD.map((key) => [key, contract[key]]));
