import { AppError } from '@rawnaq/domain/kernel/app-error';
import { notificationCatalogue, type NotificationType } from '@rawnaq/domain/notifications/notification-catalogue';
import { notificationsContract, type Notification } from '@rawnaq/domain/notifications/notifications.contract';
import {
  EVERYTHING,
  tellNotification,
  visibleTypes,
  type StoredNotification,
} from '@rawnaq/domain/notifications/notification.rules';
import { businessSpan, todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import type { UseCases } from '../../http/bind-contract';
import { sessionOf, type Ctx } from '../../http/context';
import { countAsked, countUnread, markRead, newest, putWish, wishesOf } from './notifications.repo';
import { addDevice, removeDevice } from './push-devices';
import { devicesOf } from './push-devices.repo';

const MENU_LENGTH = 30;

const useCases: UseCases<typeof notificationsContract> = {
  get_records: async (ctx, input) => {
    const { account } = sessionOf(ctx);
    const asked = readerOf(ctx, input.type);
    const span =
      input.date === undefined ? undefined : businessSpan(input.date, input.date, account.time_zone, '00:00:00');
    const [rows, unread] = await Promise.all([
      newest(ctx.tx, { ...asked, span }, { limit: MENU_LENGTH }),
      countUnread(ctx.tx, asked),
    ]);
    return {
      records: toldTo(ctx, rows),
      unread: Object.values(unread).reduce((sum, count) => sum + count, 0),
      unread_by_type: unread,
    };
  },
  mark_as_read: async (ctx, input) => {
    await markRead(ctx.tx, readerOf(ctx, input.type));
    return { done: true };
  },
  get_page: async (ctx, { type, unread, page, page_size }) => {
    const asked = { ...readerOf(ctx, type), unread };
    const [rows, total] = await Promise.all([
      newest(ctx.tx, asked, { limit: page_size, offset: (page - 1) * page_size }),
      countAsked(ctx.tx, asked),
    ]);
    return { records: toldTo(ctx, rows), total, page, page_size };
  },
  get_settings: async (ctx) => {
    const { id: sessionId } = sessionOf(ctx);
    const { types, ...owner } = readerOf(ctx);
    const [wishes, devices] = await Promise.all([
      wishesOf(ctx.tx, owner.accountId, owner.userId),
      devicesOf(ctx.tx, owner, ctx.now),
    ]);
    return {
      types: types.map((type) => {
        const { in_app, push } = wishes.find((wish) => wish.type === type) ?? EVERYTHING;
        const { en, ar } = notificationCatalogue[type].name;
        return { type, english_name: en, arabic_name: ar, in_app, push };
      }),
      devices: devices.map(({ session_id, ...device }) => ({ ...device, is_this: session_id === sessionId })),
      push_key: ctx.services.vapid.publicKey,
    };
  },
  save_settings: async (ctx, { type, ...wish }) => {
    if (sessionOf(ctx).impersonator) throw new AppError('no_permission');
    const { types, ...owner } = readerOf(ctx, type);
    if (types.length === 0) throw new AppError('NOT_FOUND');
    await putWish(ctx.tx, { ...owner, type }, wish);
    return { done: true };
  },
  add_device: addDevice,
  remove_device: removeDevice,
};

export const notificationsRoutes = { contract: notificationsContract, useCases };

function readerOf(ctx: Ctx, type?: NotificationType) {
  const { user, account } = sessionOf(ctx);
  const visible = visibleTypes(ctx.permissions, account);
  return {
    accountId: ctx.accountId,
    userId: user.id,
    types: type ? visible.filter((one) => one === type) : visible,
  };
}

/** A sentence of a newer version is left out. */
function toldTo(ctx: Ctx, rows: Awaited<ReturnType<typeof newest>>): Notification[] {
  const { account } = sessionOf(ctx);
  return rows.flatMap(({ id, created_at, read, ...row }) => {
    const stored = row as StoredNotification;
    const told = tellNotification(stored, account.clock);
    const date = todayIn(created_at, account.time_zone);
    return told ? [{ id, type: stored.type, ...told, date, dateAndTime: created_at, read }] : [];
  });
}
