import { ForbiddenAddress } from '../outbound/address-guard';
import { callHttp, CallFailed, type HttpAnswer } from '../outbound/call-http';
import { OutcomeUnknown, RefusedByProvider } from '../message-drivers';

/** Well below the minute after which a call under way is taken for a dead one. */
export const PROVIDER_TIMEOUT_MS = 20_000;

/**
 * Hands a message over. What surely did not arrive may be tried again, what may have been taken is never sent twice.
 * No words of the other side are repeated.
 */
export async function handOver(call: Parameters<typeof callHttp>[0]): Promise<HttpAnswer> {
  try {
    return await callHttp(call);
  } catch (error) {
    if (error instanceof ForbiddenAddress) throw new RefusedByProvider(error.message);
    if (error instanceof CallFailed && error.kind === 'no-answer') throw new OutcomeUnknown(error.message);
    throw error;
  }
}

export const digitsOf = (recipient: string): string | undefined =>
  /^\+?\d{6,15}$/.test(recipient) ? recipient.replace('+', '') : undefined;
