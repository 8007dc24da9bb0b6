import type { z } from 'zod';
import type { Language } from '../localized';
import {
  sayValidation,
  validationMessage as say,
  validationTexts,
  type FieldLabel,
  type MessageKey,
  type ValidationMessage,
} from '../text/validation-texts';

/**
 * How a validation message travels inside a zod issue, whose only free place that every library keeps is the message
 * text: `validation:required` or `validation:min {"min":3}` — the key, then the values as JSON. The server's 422 writer
 * and the forms read it back with `sayIssue` or `sayMessage` and say it in the reader's language.
 */
const PREFIX = 'validation:';

export const encodeMessage = ({ key, values }: ValidationMessage): string =>
  `${PREFIX}${key}${values ? ` ${JSON.stringify(values)}` : ''}`;

export function decodeMessage(text: string): ValidationMessage | undefined {
  if (!text.startsWith(PREFIX)) return undefined;
  const space = text.indexOf(' ');
  const key = text.slice(PREFIX.length, space === -1 ? undefined : space);
  if (!Object.hasOwn(validationTexts, key)) return undefined;
  try {
    return space === -1
      ? { key: key as MessageKey }
      : { key: key as MessageKey, values: JSON.parse(text.slice(space + 1)) };
  } catch {
    return undefined;
  }
}

/**
 * The sentence for a message text; a text that carries no key is already a sentence and stays.
 * @internal
 */
export function sayMessage(text: string, language: Language, label?: FieldLabel): string {
  const message = decodeMessage(text);
  return message ? sayValidation(message, language, label) : text;
}

type Issue = z.core.$ZodIssue | z.core.$ZodRawIssue;

/** The sentence for any zod issue, ours or zod's own. */
export const sayIssue = (issue: Issue, language: Language, label?: FieldLabel): string =>
  sayValidation((issue.message && decodeMessage(issue.message)) || messageOf(issue), language, label);

/**
 * For `schema.safeParse(value, { error: encodeIssue })`: zod's own issues carry our keys as well, also through
 * libraries that keep nothing of an issue but its text. It still sees the input, so a missing value is "required".
 */
export const encodeIssue = (issue: z.core.$ZodRawIssue): string => encodeMessage(messageOf(issue));

/**
 * The same beside what was sent: whatever is missing or empty there is "required", be it a choice, one of several
 * shapes, or a number of an address, which zod reads as NaN whether nothing was sent or a word.
 */
export const encodeIssues =
  (sent: unknown) =>
  (issue: z.core.$ZodRawIssue): string =>
    ABOUT_TYPES.includes(issue.code) && isEmpty(valueAt(sent, issue.path))
      ? encodeMessage(say('required'))
      : encodeIssue(issue);

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';
const valueAt = (sent: unknown, path: readonly PropertyKey[] = []): unknown =>
  path.reduce<unknown>(
    (inside, name) => (typeof inside === 'object' && inside !== null ? Reflect.get(inside, name) : undefined),
    sent,
  );

function messageOf(issue: Issue): ValidationMessage {
  if (isMissing(issue)) return say('required');
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'int' ? say('integer') : issue.expected === 'number' ? say('number') : say('invalid');
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'not_multiple_of':
      return say('multiple-of', { step: Number(issue.divisor) });
    case 'invalid_format':
      return isFormat(issue.format) ? say(issue.format) : say('invalid');
    case 'invalid_value':
      return say('not-in-list');
    case 'unrecognized_keys':
      return say('unknown-fields', { fields: issue.keys.join(', ') });
    default:
      return say('invalid');
  }
}

/** Raw issues hold the input; finished ones only tell in zod's own English what was received. */
const isMissing = (issue: Issue): boolean =>
  ABOUT_TYPES.includes(issue.code) &&
  (issue.message === undefined
    ? issue.input === undefined || issue.input === null
    : /received (?:undefined|null)$/.test(issue.message));

const ABOUT_TYPES = ['invalid_type', 'invalid_value', 'invalid_union'];

const COUNTED = ['array', 'set', 'map', 'file', 'object'];

function tooSmall(issue: z.core.$ZodIssueTooSmall | z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall>): ValidationMessage {
  const min = Number(issue.minimum);
  if (issue.origin === 'string')
    return issue.exact ? say('exact-length', { length: min }) : min <= 1 ? say('required') : say('min-length', { min });
  if (COUNTED.includes(issue.origin)) return min <= 1 ? say('required') : say('min-items', { min });
  return say(issue.inclusive === false ? 'more-than' : 'min', { min });
}

function tooBig(issue: z.core.$ZodIssueTooBig | z.core.$ZodRawIssue<z.core.$ZodIssueTooBig>): ValidationMessage {
  const max = Number(issue.maximum);
  if (issue.origin === 'string') return issue.exact ? say('exact-length', { length: max }) : say('max-length', { max });
  if (COUNTED.includes(issue.origin)) return say('max-items', { max });
  return say(issue.inclusive === false ? 'less-than' : 'max', { max });
}

const FORMATS = ['email', 'url', 'date', 'time'] as const;
const isFormat = (format: string): format is (typeof FORMATS)[number] =>
  (FORMATS as readonly string[]).includes(format);
