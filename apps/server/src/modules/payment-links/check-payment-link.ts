import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { paymentLinksContract } from '@rawnaq/domain/payment-links/payment-links.contract';
import type { UseCase } from '../../http/bind-contract';
import { throttle } from '../../http/throttle';
import { asAccount } from '../../services';
import { payPath } from './link-address';
import { linkRows } from './payment-links.repo';
import { settlePaymentLink } from './settle-payment-link';

type Contract = typeof paymentLinksContract;
const CHECKS = { bucket: 'payment-check', limit: 60, seconds: 60 };

export const checkPaymentLink: UseCase<Contract['check']> = async (ctx, { id }) => {
  const { services, accountId, request } = ctx;
  await throttle(services, CHECKS, { of: accountId, ip: request.ip });
  const link = await asAccount(services, accountId, (tx) =>
    linkRows({ ...ctx, tx })
      .where('l.id', '=', id)
      .executeTakeFirst(),
  );
  const settled = link && (await settlePaymentLink(services, accountId, link.reference));
  if (!settled) throw new AppError('NOT_FOUND');
  if (!settled.answered) throw new AppError('PAYMENT_GATEWAY_AWAY');
  return { status: settled.status };
};

export const linksOfAppointment: UseCase<Contract['of_appointment']> = async (ctx, { appointment_id }) => {
  const rows = await linkRows(ctx)
    .where('l.appointment_id', '=', appointment_id)
    .orderBy('l.created_at', 'desc')
    .orderBy('l.id', 'desc')
    .limit(50)
    .execute();
  return { records: rows.map((row) => ({ ...row, url: `${ctx.services.config.publicUrl}${payPath(row.reference)}` })) };
};
