import { pathTo } from '@rawnaq/domain/kernel/addresses';
import type { Language } from '@rawnaq/domain/kernel/localized';
import { readStrokes } from '@rawnaq/domain/platform-contracts/signature.rules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { takeForms } from '../http/forms/take-forms';
import { throttle } from '../http/throttle';
import { visitorAddress } from '../http/visitor-address';
import {
  CONTRACT_VISITS,
  loadContractPage,
  markContractSeen,
  signContract,
  SIGNINGS,
} from '../modules/platform-contracts';
import type { Services } from '../services';
import { addressOf } from './page-address';

const ADDRESS = /^\/account-contract\/([^/]+)\/?$/;
/** Four thousand points, however they are spelled in a form. */
const MOST_BYTES = 150_000;

type Page = { status: number; html: string; head: string; language: Language };
export type ContractRenderer = (input: {
  page: unknown;
  language: Language;
  tried?: unknown;
}) => Page & { direction: string };

/** The page of a contract's link: read, sign once, and from then on the signed contract. */
export function contractPages(
  services: Services,
  render: ContractRenderer,
  send: (reply: FastifyReply, page: Page) => unknown,
) {
  const placeOf = (request: FastifyRequest) => {
    const { prefix, rest } = addressOf(request);
    return { prefix, uniqueId: ADDRESS.exec(rest)?.[1] ?? '' };
  };

  /** A link without a language speaks that of the contract. */
  const show = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    await throttle(services, CONTRACT_VISITS, { ip: visitorAddress(request) });
    const { prefix, uniqueId } = placeOf(request);
    const page = await loadContractPage(services, uniqueId);
    return send(reply, render({ page, language: prefix ?? page?.language ?? 'ar' }));
  };

  const receive = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const ip = visitorAddress(request);
    const { prefix, uniqueId } = placeOf(request);
    const language = prefix ?? 'ar';
    const body = request.body as URLSearchParams;
    // Whoever reads it often may still sign it.
    await throttle(services, body.has('seen') ? CONTRACT_VISITS : SIGNINGS, { ip });
    const origin = { ip, id: request.id, userAgent: request.headers['user-agent'] ?? '' };
    if (body.has('seen')) {
      await markContractSeen(services, uniqueId, origin);
      return reply.code(204).send();
    }
    const strokes = parsed(body.get('strokes') ?? '');
    const signing = { strokes, text_hash: body.get('text_hash') ?? '', agreed: body.get('agreed') === 'yes' };
    const outcome = await signContract(services, uniqueId, signing, origin);
    if (outcome.state === 'wrong') {
      const tried = { problem: outcome.problem, strokes: readStrokes(strokes) ?? null };
      return send(reply, render({ page: outcome.page, language, tried }));
    }
    // What became of it is told by the page itself, which may be read again without sending anything.
    return reply.redirect(pathTo('account-contract', language, { uniqueId }), 303);
  };

  return {
    isAt: (rest: string): boolean => ADDRESS.test(rest),
    show,
    install: (server: FastifyInstance) =>
      server.register(async (scope) => {
        takeForms(scope, { mostBytes: MOST_BYTES, read: (form) => form });
        for (const prefix of ['', '/en', '/ar']) scope.post(`${prefix}/account-contract/:uniqueId`, receive);
      }),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
