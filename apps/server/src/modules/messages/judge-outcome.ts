import {
  LineDown,
  NotOnWhatsapp,
  OptedOut,
  OutcomeUnknown,
  PausedByProvider,
  RefusedByProvider,
  type LineState,
} from '../../infra/message-drivers';

export type Outcome = {
  /** held: it waits for its line; retry: it is tried again by itself. */
  kind: 'accepted' | 'refused' | 'unknown' | 'retry' | 'held';
  provider_id?: string | null;
  error: string | null;
  about?: 'nobody' | 'opted-out';
  /** What it says of the line as a whole. */
  line?: Partial<LineState>;
};

const MOST_ATTEMPTS = 6;

type Circumstances = { attempts: number; mayWait: boolean; mostAttempts?: number | undefined };

export function judgeOutcome(
  error: Error,
  { attempts, mayWait, mostAttempts = MOST_ATTEMPTS }: Circumstances,
): Outcome {
  const words = error.message.slice(0, 500);
  const waits = mayWait ? 'held' : 'refused';
  if (error instanceof OutcomeUnknown) return { kind: 'unknown', error: words };
  if (error instanceof LineDown) return { kind: waits, error: words, line: { state: 'disconnected' } };
  if (error instanceof PausedByProvider) return { kind: waits, error: words, line: { pause: words } };
  if (error instanceof NotOnWhatsapp) return { kind: 'refused', error: words, about: 'nobody' };
  if (error instanceof OptedOut) return { kind: 'refused', error: words, about: 'opted-out' };
  if (error instanceof RefusedByProvider || attempts >= mostAttempts) return { kind: 'refused', error: words };
  return { kind: 'retry', error: words };
}
