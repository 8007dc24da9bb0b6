import { randomUUID } from 'node:crypto';
import { addresses } from '@rawnaq/domain/kernel/addresses';
import { withoutEnd } from '@rawnaq/domain/kernel/text/ends';
import type { FastifyRequest } from 'fastify';
import { findRegistration } from '../modules/accounts';
import type { Services } from '../services';
import type { DrawnPage, PublicPages, SendPage } from './drawing/drawn-page';
import { addressOf, notFoundAt } from './drawing/page-address';
import { siteFrame, type SiteFrame } from './drawing/site-frame';
import { installWebsiteForms, type Tried } from './website-forms';

/** A name of a request as `newUniqueId` makes them. */
const REQUEST = /^[\w-]{10,64}$/;

export type WebsiteRenderer = (
  input: SiteFrame & {
    query: string;
    registration: unknown;
    tried?: Tried;
    /** One form is one request, however often it is sent. */
    formKey: string;
  },
) => DrawnPage | null;

/** The website of the product: its pages, and the two forms, which work without a script. */
export function websitePages(services: Services, render: WebsiteRenderer, send: SendPage): PublicPages {
  const draw = async (request: FastifyRequest, tried?: Tried) => {
    const address = addressOf(request);
    const { rest, query, asked } = address;
    const named = tried?.values['request'] || (asked.get('request') ?? '');
    const waiting =
      isAt(rest, 'registration') && REQUEST.test(named) ? await findRegistration(services, named) : undefined;
    return render({
      ...(await siteFrame(services, address)),
      query,
      registration: waiting && { ...waiting, uniqueId: named },
      ...(tried && { tried }),
      formKey: tried?.values['key'] || randomUUID(),
    });
  };
  return {
    // It also says that a page is not there.
    isAt: () => true,
    show: async (request, reply) => {
      const { prefix, rest } = addressOf(request);
      const page = await draw(request);
      if (!page || (page.status === 404 && rest !== addresses['not-found'].path))
        return reply.redirect(notFoundAt(prefix), 302);
      return send(reply, page);
    },
    install: (server) =>
      installWebsiteForms(server, async (request, reply, { status, ...tried }) => {
        const page = await draw(request, tried);
        return page && send(reply, { ...page, status });
      }),
  };
}

const isAt = (rest: string, name: 'registration'): boolean => withoutEnd(rest, /\//) === addresses[name].path;
