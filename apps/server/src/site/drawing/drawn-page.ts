import type { Language } from '@rawnaq/domain/kernel/localized';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** The letters a page brings along. */
export type LetterSet = Language | 'ar-alone';
/** A page as the renderer of the public build draws it. */
export type DrawnPage = {
  status: number;
  html: string;
  head: string;
  language: Language;
  /** Where the page knows better than the renderer's `lettersFor`. */
  letters?: LetterSet;
};
/** The nonce is given where the page was drawn with it. */
export type SendPage = (reply: FastifyReply, page: DrawnPage, nonce?: string) => FastifyReply;

export type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
/** Pages of one subject, as visitors read them. */
export type PublicPages = {
  /** Whether they stand at a path, which comes without its language. */
  isAt: (rest: string) => boolean;
  show: Answer;
  /** Their forms, and what else they answer. */
  install?: (server: FastifyInstance) => Promise<void>;
};
