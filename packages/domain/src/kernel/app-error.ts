import { say, type Language, type Localized } from './localized';
import { errorCatalogue, type ErrorCode } from './error-catalogue';

/** What an error means for the transport. The one table from meaning to HTTP status is here. */
export const STATUS_OF = {
  'signed-out': 401,
  refused: 403,
  'not-found': 404,
  conflict: 409,
  invalid: 422,
  throttled: 429,
  /** A business rule said no: the screen shows the sentence in a dialog. */
  rule: 501,
  unavailable: 503,
  /** A defect of ours. */
  unexpected: 500,
} as const;

export type ErrorMeaning = keyof typeof STATUS_OF;
export type ErrorEntry = Localized & { meaning: ErrorMeaning };
export type ErrorValues = Record<string, string | number>;

/** Sentences per field, in the language of the person asking. */
export type FieldErrors = Record<string, string[]>;

export class AppError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly options: { values?: ErrorValues; field?: string; retryAfterSeconds?: number } = {},
  ) {
    super(code);
    this.name = 'AppError';
  }

  get meaning(): ErrorMeaning {
    return errorCatalogue[this.code].meaning;
  }

  get status(): number {
    return STATUS_OF[this.meaning];
  }

  sentence(language: Language): string {
    return say(errorCatalogue[this.code], language, this.options.values);
  }
}

/** Lets the compiler check each entry while keeping the literal codes. */
