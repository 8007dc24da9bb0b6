import { AppError } from '@rawnaq/domain/kernel/app-error';
import { isCurrency, type Minor } from '@rawnaq/domain/kernel/money';
import type { Language } from '@rawnaq/domain/kernel/localized';
import { paymentLinkStates } from '@rawnaq/domain/payment-links/payment-link.states';
import { appointmentStates, appointmentPaymentStates } from '@rawnaq/domain/appointments/appointment.states';
import type { Ctx } from '../../http/context';
import { lockForPayment, setPaymentStatus } from '../appointments';
import { audit } from '../audit';
import { shutLink } from './close-payment-link';
import { gatewayOf } from './gateway-of';
import { newReference, ownPath, payPath } from './link-address';
import { findSalon, insertLink, lockOpenLinks } from './payment-links.repo';

type Asked = {
  appointment_id: number;
  amount: Minor;
  language: Language;
  /** Where the customer comes back to: a path, or an address of this site. */ return_url: string;
};

const { expired, cancelled } = paymentLinkStates.codes;
const DAY_MS = 86_400_000;

/**
 * Reserves a link for the deposit of an appointment, or gives the open one again. The gateway is not called here but
 * when the customer opens the address: this runs inside the booking's transaction, and an outside call would hold it up
 * and outlive its rollback.
 */
export async function openPaymentLink(
  ctx: Ctx,
  { appointment_id, amount, language, return_url }: Asked,
): Promise<{ url: string; path: string; reference: string }> {
  const appointment = await lockForPayment(ctx, appointment_id);
  if (!appointment) throw new AppError('NOT_FOUND');
  const until = appointment.pay_until ? new Date(appointment.pay_until) : new Date(ctx.now.getTime() + DAY_MS);
  if (
    appointment.status === appointmentStates.codes.cancelled ||
    appointment.payment_status === appointmentPaymentStates.codes.paid ||
    until <= ctx.now
  )
    throw new AppError('STATE_MOVE_NOT_ALLOWED');
  const { currency } = await findSalon(ctx);
  const gateway = await gatewayOf(ctx, ctx.services);
  if (!gateway || !isCurrency(currency) || !gateway.currencies.includes(currency))
    throw new AppError('PAYMENTS_NOT_AVAILABLE');

  const [open] = await lockOpenLinks(ctx, [appointment_id]);
  const isOver = open !== undefined && new Date(open.expires_at) <= ctx.now;
  if (open && !isOver && open.amount === amount && open.provider === gateway.name) return address(ctx, open.reference);
  if (open) await shutLink(ctx, open, isOver ? expired : cancelled, ctx.now);

  const reference = newReference(ctx.accountId);
  const id = await insertLink(ctx, {
    reference,
    appointment_id,
    provider: gateway.name,
    amount,
    currency,
    language,
    return_path: ownPath(return_url, ctx.services.config.publicUrl),
    expires_at: until.toISOString(),
    created_at: ctx.now.toISOString(),
  });
  if (appointment.payment_status === appointmentPaymentStates.codes.unpaid)
    await setPaymentStatus(ctx, appointment_id, appointmentPaymentStates.codes.waiting, ctx.now);
  await audit(ctx, {
    action: 'payment-links.add',
    entity: 'payment_links',
    entity_id: id,
    after: { appointment_id, amount, provider: gateway.name },
  });
  return address(ctx, reference);
}

/** Whether a deposit can be asked at all: without a gateway nobody could pay it. */
export const canTakePayments = async (ctx: Pick<Ctx, 'tx' | 'accountId' | 'services'>): Promise<boolean> =>
  (await gatewayOf(ctx, ctx.services)) !== undefined;

const address = (ctx: Ctx, reference: string) => ({
  url: `${ctx.services.config.publicUrl}${payPath(reference)}`,
  path: payPath(reference),
  reference,
});
