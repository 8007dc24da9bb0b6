import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import { todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import { contractStates } from '@rawnaq/domain/platform-contracts/contract.states';
import type {
  MerchantChoice,
  platformContractsContract,
} from '@rawnaq/domain/platform-contracts/platform-contracts.contract';
import type { UseCase } from '../../http/bind-contract';
import { documentOf, findContract, findNumber, findRenewal, findSignature } from './contracts.repo';
import { findMerchant, findMerchants, type MerchantRow } from './merchants.repo';
import { findChanges } from './seals';
import { findVersion } from './templates.repo';
import { platformName } from './write-contract';

type Contracts = typeof platformContractsContract;

export const getContract: UseCase<Contracts['get_record']> = async (ctx, named) => {
  const contract = await findContract(ctx.tx, named);
  const merchant = contract && (await findMerchant(ctx.tx, contract.account_id));
  if (!contract || !merchant) throw new AppError('CONTRACT_NOT_EXIST');
  const { tx } = ctx;
  const [signature, template, renewal_of, renewed_by] = await Promise.all([
    findSignature(tx, contract),
    findVersion(tx, contract.template_id, contract.template_version),
    contract.renewal_of === null ? undefined : findNumber(tx, { ...named, id: contract.renewal_of }),
    findRenewal(tx, contract),
  ]);
  const { unique_id, mailed_at, ...record } = contract;
  return {
    record: {
      ...record,
      link: ctx.services.config.publicUrl + pathTo('account-contract', contract.language, { uniqueId: unique_id }),
      is_late:
        contract.status === contractStates.codes.waiting && contract.sign_until < todayIn(ctx.now, contract.time_zone),
      merchant: choiceOf(ctx.now, merchant),
      template_name: { en: template?.english_name ?? '', ar: template?.arabic_name ?? '' },
      document: documentOf(contract),
      renewal_of: renewal_of ?? null,
      renewed_by: renewed_by ?? null,
      signature: signature
        ? {
            strokes: signature.strokes.map((stroke) => [...stroke]),
            signed_at: signature.signed_at,
            ip: signature.ip,
            user_agent: signature.user_agent,
            seal: signature.seal,
            mailed_at,
          }
        : null,
      intact: findChanges(contract, signature),
    },
  };
};

export const getMerchants: UseCase<Contracts['merchants']> = async (ctx, { search, id }) => {
  const known = id === undefined ? undefined : await findMerchant(ctx.tx, id);
  const found = id === undefined ? await findMerchants(ctx.tx, search) : known ? [known] : [];
  return { records: found.map((merchant) => choiceOf(ctx.now, merchant)), platform: platformName(ctx) };
};

const choiceOf = (now: Date, { time_zone, ...merchant }: MerchantRow): MerchantChoice => ({
  ...merchant,
  today: todayIn(now, time_zone),
});
