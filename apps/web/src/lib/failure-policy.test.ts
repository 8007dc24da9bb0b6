// @vitest-environment jsdom
import { CancelledError } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiFailure, type FailureDetails } from './api-client/failure';
import { claimFailure, connectFailurePolicy, reactionTo, reactToFailure } from './failure-policy';

const failure = (details: Partial<FailureDetails>) =>
  new ApiFailure({
    status: 500,
    code: 'UNEXPECTED',
    message: 'A sentence',
    errors: {},
    area: 'merchant',
    isPublic: false,
    request: 'POST x',
    ...details,
  });
const write = { intent: 'write', online: true } as const;

describe('what a failure leads to', () => {
  it.each([
    [{ status: 401, code: 'SESSION_EXPIRED' }, 'sign-in'],
    [{ status: 403, code: 'IP_BLOCKED' }, 'sign-in'],
    [{ status: 403, code: 'IP_BLOCKED', isPublic: true }, 'dialog'],
    [{ status: 403, code: 'no_permission' }, 'no-permission'],
    [{ status: 403, code: 'SESSION_LOCKED' }, 'locked'],
    [{ status: 501, code: 'STATE_MOVE_NOT_ALLOWED' }, 'dialog'],
    [{ status: 409, code: 'CONFLICT' }, 'dialog'],
    [{ status: 404, code: 'NOT_FOUND' }, 'toast'],
    [{ status: 429, code: 'TOO_MANY_REQUESTS' }, 'toast'],
    [{ status: 422, code: 'INVALID_INPUT' }, 'form'],
    [{ status: 500 }, 'unexpected'],
    [{ status: 503 }, 'unexpected'],
    [{ status: 0, code: 'NO_RESPONSE' }, 'unexpected'],
    [{ status: 404, message: '' }, 'unexpected'],
  ] as const)('%o → %s', (details, kind) => expect(reactionTo(failure(details), write).kind).toBe(kind));

  it('leaves what failed offline to the offline dialog', () => {
    expect(reactionTo(failure({ status: 0, code: 'NO_RESPONSE' }), { intent: 'read', online: false }).kind).toBe(
      'ignore',
    );
  });

  it('shows a refused read, because no form will', () => {
    expect(reactionTo(failure({ status: 422 }), { intent: 'read', online: true }).kind).toBe('dialog');
  });

  it('treats a bug of our own as unexpected and a cancelled call as nothing', () => {
    expect(reactionTo(new TypeError('x is undefined'), write).kind).toBe('unexpected');
    expect(reactionTo(new DOMException('gone', 'AbortError'), write).kind).toBe('ignore');
    expect(reactionTo(new CancelledError(), { intent: 'read', online: true }).kind).toBe('ignore');
  });
});

describe('a 422 of a write', () => {
  const showDialog = vi.fn();
  beforeEach(() => {
    showDialog.mockClear();
    connectFailurePolicy({
      showDialog,
      showToast: vi.fn(),
      showUnexpected: vi.fn(),
      toLockScreen: vi.fn(),
      toNoPermission: vi.fn(),
      toSignIn: vi.fn(),
    });
  });

  it('is left alone when a form claims it, even after an await', async () => {
    const refusal = failure({ status: 422, errors: { name: ['Name is required'] } });
    reactToFailure(refusal, 'write');
    await Promise.resolve();
    claimFailure(refusal);
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(showDialog).not.toHaveBeenCalled();
  });

  it('is told when nobody claims it', async () => {
    reactToFailure(
      failure({ status: 422, errors: { name: ['Name is required'], mobile: ['Mobile is required'] } }),
      'write',
    );
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(showDialog).toHaveBeenCalledWith('Name is required\nMobile is required');
  });
});
