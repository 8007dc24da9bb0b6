import type { FieldErrors } from '@rawnaq/domain/kernel/app-error';
import type { ErrorCode } from '@rawnaq/domain/kernel/error-catalogue';
import type { Area } from '@rawnaq/domain/kernel/contract';

/** Ours: there was no answer at all, or an answer that is not ours (a proxy's page, cut-off JSON). */
export type FailureCode = ErrorCode | 'NO_RESPONSE' | 'UNREADABLE_ANSWER';

/** The status of a call that nobody answered. */
export const NO_ANSWER = 0;

export type FailureDetails = {
  /** Of HTTP, or `NO_ANSWER`. */
  status: number;
  code: FailureCode;
  /** The server's sentence in the reader's language; empty when it sent none. */
  message: string;
  errors: FieldErrors;
  area: Area;
  /** Anybody may call it: a refusal says nothing about the session. */
  isPublic: boolean;
  /** `POST customers/create`, for the error report. */
  request: string;
};

export class ApiFailure extends Error implements FailureDetails {
  readonly status: number;
  readonly code: FailureCode;
  readonly errors: FieldErrors;
  readonly area: Area;
  readonly isPublic: boolean;
  readonly request: string;

  constructor(details: FailureDetails) {
    super(details.message);
    this.name = 'ApiFailure';
    this.status = details.status;
    this.code = details.code;
    this.errors = details.errors;
    this.area = details.area;
    this.isPublic = details.isPublic;
    this.request = details.request;
  }
}

export const isApiFailure = (value: unknown): value is ApiFailure => value instanceof ApiFailure;

/** No response, or 5xx other than 501 (a business rule): worth asking again. */
export const isWorthRetrying = (failure: ApiFailure): boolean =>
  failure.status === NO_ANSWER || (failure.status >= 500 && failure.status !== 501);

type Origin = Pick<FailureDetails, 'area' | 'isPublic' | 'request'>;

export const noResponse = (origin: Origin): ApiFailure =>
  new ApiFailure({ ...origin, status: NO_ANSWER, code: 'NO_RESPONSE', message: '', errors: {} });

export function failureFromAnswer(status: number, body: string, origin: Origin): ApiFailure {
  const answer = parseAnswer(body);
  return new ApiFailure({
    ...origin,
    status,
    code: typeof answer['code'] === 'string' ? (answer['code'] as ErrorCode) : 'UNREADABLE_ANSWER',
    message: typeof answer['message'] === 'string' ? answer['message'] : '',
    errors: toFieldErrors(answer['errors']),
  });
}

function parseAnswer(body: string): Record<string, unknown> {
  try {
    const answer: unknown = JSON.parse(body);
    return isRecord(answer) ? answer : {};
  } catch {
    return {};
  }
}

function toFieldErrors(value: unknown): FieldErrors {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).map(([field, texts]) => [field, (Array.isArray(texts) ? texts : [texts]).map(String)]),
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
