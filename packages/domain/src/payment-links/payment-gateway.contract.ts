import { z } from 'zod';
import { OWN_PROOF_ERRORS, ownProof } from '../auth/own-proof';
import { endpoint } from '../kernel/contract';
import type { ErrorCode } from '../kernel/error-catalogue';
import { settingEndpoints } from '../settings/define-setting';
import { paymentGatewaySetting } from '../settings/payment-gateway-setting';

const salon = settingEndpoints(paymentGatewaySetting);
const platform = settingEndpoints(paymentGatewaySetting, {
  areas: ['manager'],
  read: 'platform-settings.view',
  write: 'platform-settings.edit',
  path: 'platform_gateway',
});
const host = settingEndpoints(paymentGatewaySetting, {
  areas: ['properties'],
  read: 'signed-in',
  write: 'signed-in',
  path: 'stays_gateway',
});
/** Whoever changes it decides who gets the money: a screen left unlocked is not enough. */
const proven = <Save extends typeof salon.save>(save: Save, more: readonly ErrorCode[] = []) =>
  endpoint({
    ...save,
    input: save.input.extend({ proof: ownProof }),
    // A password is not kept under a key, nor is an answer that came of it.
    idempotent: false,
    errors: [...save.errors, ...OWN_PROOF_ERRORS, ...more],
  });

const test = {
  method: 'POST',
  input: z.object({}),
  output: z.object({
    provider: z.string(),
    result: z.enum(['ok', 'refused', 'no-answer']),
    /** Payments there move no money. */
    is_test: z.boolean(),
  }),
  errors: ['PAYMENTS_NOT_AVAILABLE', 'TOO_MANY_REQUESTS'],
  transaction: false,
} as const;
const webhook = { method: 'GET', input: z.object({}), output: z.object({ url: z.string() }), errors: [] } as const;

/** The gateway that takes the payments of a salon, the platform's own, and that of somebody who lets places. */
export const paymentGatewayContract = {
  get: salon.get,
  save: proven(salon.save),
  test: endpoint({
    ...test,
    areas: ['merchant'],
    access: 'settings.payment-gateway',
    path: 'payment_gateway/test',
    summary: 'Does the payment gateway take the saved key and secret?',
  }),
  webhook: endpoint({
    ...webhook,
    areas: ['merchant'],
    access: 'settings.payment-gateway',
    path: 'payment_gateway/webhook',
    summary: 'The address to enter at the payment gateway for its notices',
  }),
  get_of_platform: platform.get,
  save_of_platform: proven(platform.save),
  test_of_platform: endpoint({
    ...test,
    areas: ['manager'],
    access: 'platform-settings.edit',
    path: 'platform_gateway/test',
    summary: 'Does the platform’s payment gateway take the saved key and secret?',
  }),
  webhook_of_platform: endpoint({
    ...webhook,
    areas: ['manager'],
    access: 'platform-settings.view',
    path: 'platform_gateway/webhook',
    summary: 'The address to enter at the platform’s payment gateway for its notices',
  }),
  get_of_host: host.get,
  /** Who signs in by her number alone proves herself by a code that was sent to it, in place of a password. */
  save_of_host: proven(host.save, ['CODE_EXPIRED', 'CODE_TOO_MANY']),
  test_of_host: endpoint({
    ...test,
    areas: ['properties'],
    access: 'signed-in',
    path: 'stays_gateway/test',
    summary: 'Does the own payment gateway take the saved key and secret?',
  }),
  webhook_of_host: endpoint({
    ...webhook,
    areas: ['properties'],
    access: 'signed-in',
    path: 'stays_gateway/webhook',
    summary: 'The address to enter at the own payment gateway for its notices',
  }),
};
