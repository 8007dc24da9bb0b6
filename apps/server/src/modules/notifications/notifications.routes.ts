import type { NotificationType } from '@rawnaq/domain/notifications/notification-catalogue';
import { notificationsContract } from '@rawnaq/domain/notifications/notifications.contract';
import {
  tellNotification,
  visibleTypes,
  type StoredNotification,
} from '@rawnaq/domain/notifications/notification.rules';
import { businessSpan, todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import type { UseCases } from '../../http/bind-contract';
import { sessionOf, type Ctx } from '../../http/context';
import { markRead, newest } from './notifications.repo';

const MENU_LENGTH = 30;

const useCases: UseCases<typeof notificationsContract> = {
  get_records: async (ctx, input) => {
    const { user, account } = sessionOf(ctx);
    const rows = await newest(ctx.tx, ctx.accountId, user.id, {
      types: typesFor(ctx, input.type),
      span: input.date === undefined ? undefined : businessSpan(input.date, input.date, account.time_zone, '00:00:00'),
      limit: MENU_LENGTH,
    });
    const records = rows.flatMap(({ id, created_at, read, ...row }) => {
      const stored = row as StoredNotification;
      const told = tellNotification(stored, account.clock);
      const date = todayIn(created_at, account.time_zone);
      return told ? [{ id, type: stored.type, ...told, date, dateAndTime: created_at, read }] : [];
    });
    return { records, unread: records.filter((record) => !record.read).length };
  },
  mark_as_read: async (ctx, input) => {
    await markRead(ctx.tx, ctx.accountId, sessionOf(ctx).user.id, typesFor(ctx, input.type));
    return { done: true };
  },
};

export const notificationsRoutes = { contract: notificationsContract, useCases };

function typesFor(ctx: Ctx, type: NotificationType | undefined): NotificationType[] {
  const visible = visibleTypes(ctx.permissions, sessionOf(ctx).account);
  return type ? visible.filter((one) => one === type) : visible;
}
