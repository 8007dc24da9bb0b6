import { pathTo } from '@rawnaq/domain/kernel/addresses';
import type { Language } from '@rawnaq/domain/kernel/localized';
import type { Tx } from '../../db/database';
import { newUniqueId } from '../../infra/crypto';
import { renderContract } from '../../infra/pdf/render-paper';
import { asPlatform, PLATFORM_ACCOUNT, type Services } from '../../services';
import type { Job } from '../../worker/job';
import { attachFiles, queueMessage } from '../messages';
import { paperOf } from './contract-file';
import { sayMoment } from './contract-link';
import { claimMails, findContract, findSignature, type ContractRow, type SignatureRow } from './contracts.repo';
import { platformName } from './write-contract';

type Named = { account_id: number; id: number };
type Copy = { account_id: number; recipient: string; name: string; language: Language };
type Signed = { contract: ContractRow; signature: SignatureRow };

export const contractJobs: readonly Job[] = [
  { task: 'mail-signed-contract', run: (services, payload) => mailSigned(services, payload as Named) },
];

/** To both sides, once: the line that says so and both messages are one transaction, after the file is stored. */
async function mailSigned(services: Services, named: Named): Promise<void> {
  const found = await asPlatform(services, async (tx) => {
    const contract = await findContract(tx, named);
    const signature = contract && (await findSignature(tx, contract));
    return contract && signature && contract.mailed_at === null ? { contract, signature } : undefined;
  });
  if (!found) return;
  const { contract } = found;
  const bytes = await renderContract(
    paperOf(contract, found.signature, platformName({ services })),
    `account-${contract.account_id}`,
  );
  const stored: Stored[] = [];
  for (const copy of copiesOf(services, contract)) {
    const storage_key = `mails/${copy.account_id}/${newUniqueId()}`;
    await services.storage.put(storage_key, bytes);
    stored.push({ copy, storage_key });
  }
  const takeBack = () => Promise.all(stored.map(({ storage_key }) => services.storage.remove(storage_key)));
  const isFirst = await asPlatform(services, async (tx) => {
    if (!(await claimMails(tx, named, services.clock().toISOString()))) return false;
    for (const { copy, storage_key } of stored) {
      const message_id = await queueCopy(services, tx, found, copy);
      const file = { name: `${contract.number}.pdf`, mime: 'application/pdf', bytes: bytes.length, storage_key };
      await attachFiles(tx, { account_id: copy.account_id, message_id }, [file]);
    }
    if (!contract.signer_email && contract.signer_mobile) await queueLink(services, tx, found, contract.signer_mobile);
    return true;
  }).catch(async (error: unknown) => {
    await takeBack();
    throw error;
  });
  if (!isFirst) await takeBack();
}
type Stored = { copy: Copy; storage_key: string };

const copiesOf = (services: Services, { account_id, signer_email, signer_name, language }: ContractRow): Copy[] => [
  ...(signer_email ? [{ account_id, recipient: signer_email, name: signer_name, language }] : []),
  {
    account_id: PLATFORM_ACCOUNT,
    recipient: services.config.operator.email,
    name: platformName({ services }),
    language,
  },
];

const wordsOf = (services: Services, { contract, signature }: Signed, language: Language) => ({
  salon: language === 'ar' ? contract.arabic_name : contract.english_name,
  number: contract.number,
  time: sayMoment(signature.signed_at, contract.time_zone)[language],
  link: services.config.publicUrl + pathTo('account-contract', language, { uniqueId: contract.unique_id }),
});

const queueCopy = (services: Services, tx: Tx, signed: Signed, { name, language, ...to }: Copy): Promise<number> =>
  queueMessage(tx, {
    ...to,
    channel: 'email',
    recipient_name: name,
    language,
    template: 'contract-signed',
    values: { name, hash: signed.signature.text_hash, ...wordsOf(services, signed, language) },
  });

/** Somebody without an e-mail address finds the file at the link. */
const queueLink = (services: Services, tx: Tx, signed: Signed, recipient: string): Promise<number> => {
  const { account_id, signer_name, language } = signed.contract;
  return queueMessage(tx, {
    account_id,
    channel: 'whatsapp',
    recipient,
    recipient_name: signer_name,
    language,
    template: 'contract-signed-link',
    values: { name: signer_name, ...wordsOf(services, signed, language) },
  });
};
