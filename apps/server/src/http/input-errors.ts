import type { z } from 'zod';

/** Input that failed its schema. The sentences are made by the error handler, in the language of the request. */
export class InvalidInput extends Error {
  constructor(readonly issues: readonly z.core.$ZodIssue[]) {
    super('INVALID_INPUT');
    this.name = 'InvalidInput';
  }
}

export const inputErrors = (error: z.ZodError): InvalidInput => new InvalidInput(error.issues);
