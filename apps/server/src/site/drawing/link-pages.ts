import { addresses, type AddressName } from '@rawnaq/domain/kernel/addresses';
import type { FastifyRequest } from 'fastify';
import { throttle, type Limit } from '../../http/throttle';
import { visitorAddress } from '../../http/visitor-address';
import type { Services } from '../../services';
import { addressOf, type PageAddress } from './page-address';
import type { DrawnPage, PublicPages, SendPage } from './drawn-page';
import { installForms } from './site-forms';

/** Which of the addresses it is, and the part that only the holder of the link knows. */
export type LinkAddress = PageAddress & { name: AddressName; uniqueId: string };
export type Visitor = { ip: string; id: string; userAgent: string };

type LinkForm<Sent> = {
  mostBytes: number;
  read: (form: URLSearchParams) => Sent;
  /** Where sending is limited in another way than opening. */
  visits?: (sent: Sent) => Limit;
  /** Answers the page again, the path where it says what became of it, or nothing to a script. */
  receive: (address: LinkAddress, sent: Sent, visitor: Visitor) => Promise<DrawnPage | string | undefined>;
};
type LinkPages<Sent> = {
  /** A form is sent to the first. */
  at: readonly [AddressName, ...AddressName[]];
  visits: Limit;
  draw: (address: LinkAddress) => Promise<DrawnPage>;
  form?: LinkForm<Sent>;
};

/** The page of a secret link: how often it is opened is counted, its record is read, drawn and hidden from searches. */
export function linkPages<Sent = never>(
  services: Services,
  sendHidden: SendPage,
  { at, visits, draw, form }: LinkPages<Sent>,
): PublicPages {
  const patterns = at.map((name) => ({ name, pattern: patternOf(name) }));
  const placeOf = (request: FastifyRequest): LinkAddress => {
    const address = addressOf(request);
    for (const { name, pattern } of patterns) {
      const uniqueId = pattern.exec(address.rest)?.[1];
      if (uniqueId !== undefined) return { ...address, name, uniqueId };
    }
    return { ...address, name: at[0], uniqueId: '' };
  };
  return {
    isAt: (rest) => patterns.some(({ pattern }) => pattern.test(rest)),
    show: async (request, reply) => {
      await throttle(services, visits, { ip: visitorAddress(request) });
      return sendHidden(reply, await draw(placeOf(request)));
    },
    install: async (server) => {
      if (!form) return;
      await installForms(server, form, {
        [addresses[at[0]].path]: async (request, reply) => {
          const visitor = visitorOf(request);
          const sent = request.body as Sent;
          await throttle(services, form.visits?.(sent) ?? visits, { ip: visitor.ip });
          const answer = await form.receive(placeOf(request), sent, visitor);
          if (answer === undefined) return reply.code(204).send();
          return typeof answer === 'string' ? reply.redirect(answer, 303) : sendHidden(reply, answer);
        },
      });
    },
  };
}

const patternOf = (name: AddressName): RegExp =>
  new RegExp(`^${addresses[name].path.replace(':uniqueId', '([^/]+)')}/?$`);

const visitorOf = (request: FastifyRequest): Visitor => ({
  ip: visitorAddress(request),
  id: request.id,
  userAgent: request.headers['user-agent'] ?? '',
});
