import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import { todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import { sayDay } from '@rawnaq/domain/messages/salon-messages.rules';
import { contractStates } from '@rawnaq/domain/platform-contracts/contract.states';
import type { platformContractsContract } from '@rawnaq/domain/platform-contracts/platform-contracts.contract';
import type { UseCase } from '../../http/bind-contract';
import { audit } from '../audit';
import { queueMessage } from '../messages';
import { updateContract } from './contracts.repo';
import { keyOf, requireOpen } from './write-contract';

type Contracts = typeof platformContractsContract;
const { waiting, cancelled } = contractStates.codes;

/** The first time it opens the link; later it reminds. */
export const sendContract: UseCase<Contracts['send']> = async (ctx, { channel, ...named }) => {
  const contract = await requireOpen(ctx, named);
  const recipient = channel === 'email' ? contract.signer_email : contract.signer_mobile;
  if (!recipient) throw new AppError('CONTRACT_NO_ADDRESS');
  if (contract.sign_until < todayIn(ctx.now, contract.time_zone)) throw new AppError('CONTRACT_SIGN_DAY_PAST');
  const { language } = contract;
  await updateContract(ctx.tx, contract, { status: waiting, sent_at: ctx.now.toISOString(), sent_to: recipient });
  await queueMessage(ctx.tx, {
    account_id: contract.account_id,
    channel,
    recipient,
    recipient_name: contract.signer_name,
    language,
    template: 'contract-link',
    values: {
      name: contract.signer_name,
      salon: language === 'ar' ? contract.arabic_name : contract.english_name,
      number: contract.number,
      date: sayDay(contract.sign_until, language),
      link: ctx.services.config.publicUrl + pathTo('account-contract', language, { uniqueId: contract.unique_id }),
    },
  });
  await audit(ctx, {
    action: 'contracts.send',
    entity: 'contracts',
    entity_id: keyOf(contract),
    before: { status: contract.status },
    after: { status: waiting, channel, to: recipient },
  });
  return { sent_to: recipient };
};

export const cancelContract: UseCase<Contracts['cancel']> = async (ctx, { reason, ...named }) => {
  const contract = await requireOpen(ctx, named);
  await updateContract(ctx.tx, contract, {
    status: cancelled,
    cancelled_at: ctx.now.toISOString(),
    cancel_reason: reason,
  });
  await audit(ctx, {
    action: 'contracts.cancel',
    entity: 'contracts',
    entity_id: keyOf(contract),
    before: { status: contract.status },
    after: { status: cancelled, reason },
  });
  return { done: true };
};
