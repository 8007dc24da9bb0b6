import { notificationsContract, type NotificationType } from '@rawnaq/domain/notifications/notifications.contract';
import { visibleTypes } from '@rawnaq/domain/notifications/notification.rules';
import type { UseCases } from '../../http/bind-contract';
import { sessionOf, type Ctx } from '../../http/context';
import { markRead, newest } from './notifications.repo';

const MENU_LENGTH = 30;

const useCases: UseCases<typeof notificationsContract> = {
  get_records: async (ctx, input) => {
    const rows = await newest(ctx.tx, ctx.accountId, sessionOf(ctx).user.id, typesFor(ctx, input.type), MENU_LENGTH);
    const records = rows.map(({ created_at, type, ...row }) => ({
      ...row,
      type: type as NotificationType,
      date: created_at.slice(0, 10),
      dateAndTime: created_at,
    }));
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
