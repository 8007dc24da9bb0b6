import { Readable } from 'node:stream';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { platformContractsContract } from '@rawnaq/domain/platform-contracts/platform-contracts.contract';
import type { UseCase } from '../../http/bind-contract';
import type { FileAnswer } from '../../http/answers/file-answer';
import { throttle } from '../../http/throttle';
import { networkOf } from '../../http/visitor-address';
import type { PdfContract } from '../../infra/pdf/draw-contract';
import { renderContract } from '../../infra/pdf/render-paper';
import { CONTRACT_VISITS, requireByLink, sayMoment } from './contract-link';
import { documentOf, findContract, findSignature, type ContractRow, type SignatureRow } from './contracts.repo';
import { findChanges, isIntact } from './seals';
import { platformName } from './write-contract';

type Contracts = typeof platformContractsContract;

export const getContractPdf: UseCase<Contracts['pdf']> = async (ctx, named): Promise<FileAnswer> => {
  const contract = await findContract(ctx.tx, named);
  if (!contract) throw new AppError('CONTRACT_NOT_EXIST');
  const paper = paperOf(contract, await findSignature(ctx.tx, contract), platformName(ctx));
  return fileOf(paper, 'manager');
};

export const getPublicContractPdf: UseCase<Contracts['public_pdf']> = async (ctx, { unique_id }) => {
  const from = networkOf(ctx.request.ip);
  await throttle(ctx.services, CONTRACT_VISITS, { ip: from });
  const { contract, signature } = await requireByLink(ctx.services, unique_id);
  return fileOf(paperOf(contract, signature, platformName(ctx)), from);
};

export const paperOf = (contract: ContractRow, signature: SignatureRow | undefined, platform: string): PdfContract => ({
  document: documentOf(contract),
  platform,
  text_hash: contract.text_hash,
  signature: signature
    ? {
        strokes: signature.strokes,
        signer_name: signature.signer_name,
        at: sayMoment(signature.signed_at, contract.time_zone),
        ip: signature.ip,
        user_agent: signature.user_agent,
        seal: signature.seal,
      }
    : null,
  is_changed: !isIntact(findChanges(contract, signature)),
  made_at: signature?.signed_at ?? contract.created_at,
});

/** Drawn while it is sent, when the transaction is over. */
function fileOf(paper: PdfContract, from: string): FileAnswer {
  const name = `${paper.document.number}.pdf`;
  return {
    body: Readable.from(drawn(), { objectMode: false }),
    type: 'application/pdf',
    name,
    plainName: name,
    inline: true,
    headers: { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' },
  };

  async function* drawn(): AsyncGenerator<Uint8Array> {
    yield await renderContract(paper, from);
  }
}
