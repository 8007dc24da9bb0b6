import { tillContract } from '@rawnaq/domain/till/till.contract';
import type { IssuedInvoice } from '@rawnaq/domain/till/bill';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { call, isApiFailure, type ApiFailure } from '../../lib/api-client';
import { reactToFailure } from '../../lib/failure-policy';
import { freshness } from '../../lib/query';
import type { IssueBody } from './draft/bill-of-draft';
import type { TillDraft } from './draft/till-draft';
import type { OpenBills } from './draft/use-till-draft';

export type Issued = { invoice: IssuedInvoice; draft: TillDraft };

/**
 * Issues a bill exactly once. What is sent is written on the device first; where no answer comes, only the very same
 * is sent again, under the
 * same key, until the server has said what became of it.
 */
export function useIssue({ draft, changeOf, finish }: OpenBills, onIssued: (issued: Issued) => void) {
  const [isIssuing, setIssuing] = useState(false);
  const [refusal, setRefusal] = useState<ApiFailure>();
  const isBusy = useRef(false);

  const send = async (body: IssueBody) => {
    // Two quick presses are one.
    if (isBusy.current) return;
    isBusy.current = true;
    setIssuing(true);
    setRefusal(undefined);
    changeOf(draft.key, { do: 'send', body });
    try {
      const invoice = await call(tillContract.issue, body, {
        idempotencyKey: draft.key,
        onAnswer: (headers) => void freshness.wrote(headers),
      });
      finish(draft.key);
      onIssued({ invoice, draft });
    } catch (error) {
      if (isApiFailure(error) && isRefusal(error)) changeOf(draft.key, { do: 'refused' });
      if (isApiFailure(error) && error.status === 422) setRefusal(error);
      else reactToFailure(error, 'read');
    } finally {
      isBusy.current = false;
      setIssuing(false);
    }
  };

  const askAgain = useEffectEvent(() => {
    if (draft.sent !== null && navigator.onLine) void send(draft.sent as IssueBody);
  });
  // After a reload, and when the connection is back.
  useEffect(() => {
    const online = () => askAgain();
    const timer = setTimeout(online);
    window.addEventListener('online', online);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', online);
    };
  }, [draft.key]);

  return { send, isIssuing, refusal, askAgain: () => void send(draft.sent as IssueBody) };
}

/** The server looked at it and said no. A closed session or a busy server has not looked. */
const isRefusal = ({ status, code }: ApiFailure): boolean =>
  [404, 409, 422, 501].includes(status) || (status === 403 && code === 'no_permission');
