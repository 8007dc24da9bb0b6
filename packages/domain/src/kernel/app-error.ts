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
/** `named` is the sentence when it is known whom it is about. */
export type ErrorEntry = Localized & { meaning: ErrorMeaning; named?: Localized };
export type ErrorValues = Record<string, string | number>;

/** Sentences per field, in the language of the person asking. */
export type FieldErrors = Record<string, string[]>;

export class AppError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly options: {
      values?: ErrorValues;
      name?: Localized | undefined;
      field?: string;
      retryAfterSeconds?: number;
    } = {},
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
    const { values, name } = this.options;
    const entry: ErrorEntry = errorCatalogue[this.code];
    return name && entry.named
      ? say(entry.named, language, { ...values, name: name[language] })
      : say(entry, language, values);
  }
}

/** Lets the compiler check each entry while keeping the literal codes. */
