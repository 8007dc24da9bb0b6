import type { PaymentProvider } from './payment-link.rules';

/** The companies a salon can take payments with, as they call themselves. */
export const GATEWAY_COMPANIES = {
  myfatoorah: 'MyFatoorah',
  tap: 'Tap',
  moyasar: 'Moyasar',
} as const satisfies Partial<Record<PaymentProvider, string>>;
export type GatewayCompany = keyof typeof GATEWAY_COMPANIES;

/** However somebody wrote it. */
export function companyNamed(text: string): GatewayCompany | undefined {
  const name = text.replace(/\W/g, '').toLowerCase();
  return Object.hasOwn(GATEWAY_COMPANIES, name) ? (name as GatewayCompany) : undefined;
}
