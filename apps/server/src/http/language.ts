import type { Language } from '@rawnaq/domain/kernel/localized';
import type { FastifyRequest } from 'fastify';

/** Messages come back in the language the screen asks for; English when it does not say. */
export const languageOf = (request: FastifyRequest): Language =>
  /^ar\b/i.test(request.headers['accept-language'] ?? '') ? 'ar' : 'en';
