import {
  canonicalText,
  sealedText,
  type ContractDocument,
  type SealedFacts,
} from '@rawnaq/domain/platform-contracts/contract-document';
import { sha256 } from '../../infra/crypto';
import { documentOf, type ContractRow, type SignatureRow } from './contracts.repo';

export const hashOfText = (document: ContractDocument): string => sha256(canonicalText(document)).toString('hex');
export const sealOf = (facts: SealedFacts): string => sha256(sealedText(facts)).toString('hex');

/**
 * Reckoned anew whenever a contract is read. The words must be those the signature was given for, and the drawing, its
 * time and its address those that were sealed.
 */
export function findChanges(
  contract: Pick<ContractRow, 'document' | 'text_hash'>,
  signature: SignatureRow | undefined,
): { text: boolean; signature: boolean } {
  const now = hashOfText(documentOf(contract));
  return {
    text: now === contract.text_hash && (!signature || now === signature.text_hash),
    signature: !signature || sealOf(signature) === signature.seal,
  };
}

export const isIntact = (found: { text: boolean; signature: boolean }): boolean => found.text && found.signature;
