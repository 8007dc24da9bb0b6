import { pathTo } from '@rawnaq/domain/kernel/addresses';
import type { Language } from '@rawnaq/domain/kernel/localized';
import { readStrokes } from '@rawnaq/domain/platform-contracts/signature.rules';
import {
  CONTRACT_VISITS,
  loadContractPage,
  markContractSeen,
  signContract,
  SIGNINGS,
} from '../modules/platform-contracts';
import type { Services } from '../services';
import type { DrawnPage, PublicPages, SendPage } from './drawing/drawn-page';
import { linkPages, type LinkAddress, type Visitor } from './drawing/link-pages';

/** Four thousand points, however they are spelled in a form. */
const MOST_BYTES = 150_000;

export type ContractRenderer = (input: { page: unknown; language: Language; tried?: unknown }) => DrawnPage;

/** The page of a contract's link: read, sign once, and from then on the signed contract. */
export const contractPages = (services: Services, render: ContractRenderer, sendHidden: SendPage): PublicPages =>
  linkPages<URLSearchParams>(services, sendHidden, {
    at: ['account-contract'],
    visits: CONTRACT_VISITS,
    /** A link without a language speaks that of the contract. */
    draw: async ({ prefix, uniqueId }) => {
      const page = await loadContractPage(services, uniqueId);
      return render({ page, language: prefix ?? page?.language ?? 'ar' });
    },
    form: {
      mostBytes: MOST_BYTES,
      read: (form) => form,
      // Whoever reads it often may still sign it.
      visits: (sent) => (sent.has('seen') ? CONTRACT_VISITS : SIGNINGS),
      receive: async (address, sent, visitor) => {
        if (!sent.has('seen')) return sign(services, render, address, sent, visitor);
        await markContractSeen(services, address.uniqueId, visitor);
        return undefined;
      },
    },
  });

async function sign(
  services: Services,
  render: ContractRenderer,
  { prefix, uniqueId }: LinkAddress,
  sent: URLSearchParams,
  visitor: Visitor,
): Promise<DrawnPage | string> {
  const language = prefix ?? 'ar';
  const strokes = parsed(sent.get('strokes') ?? '');
  const signing = { strokes, text_hash: sent.get('text_hash') ?? '', agreed: sent.get('agreed') === 'yes' };
  const outcome = await signContract(services, uniqueId, signing, visitor);
  if (outcome.state === 'wrong') {
    const tried = { problem: outcome.problem, strokes: readStrokes(strokes) ?? null };
    return render({ page: outcome.page, language, tried });
  }
  // What became of it is told by the page itself, which may be read again without sending anything.
  return pathTo('account-contract', language, { uniqueId });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
