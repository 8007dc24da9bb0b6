import type { AuditedAction, AuditedEntity } from '@rawnaq/domain/audit/audited-records';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { ErrorCode } from '@rawnaq/domain/kernel/error-catalogue';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import { move, type CodeIn } from '@rawnaq/domain/kernel/state-machine';
import { audit } from '../audit';
import type { Ctx } from '../../http/context';

type Status = CodeIn<typeof recordStates>;
type Switched<Row extends { status: Status }, Entity extends AuditedEntity> = {
  entity: Entity;
  action: AuditedAction<Entity>;
  lock: (ctx: Ctx, id: number) => Promise<Row | undefined>;
  missing?: ErrorCode;
  /** What it depends on besides the present state. */
  check?: (ctx: Ctx, before: Row, status: Status) => void | Promise<void>;
  update: (ctx: Ctx, id: number, status: Status) => Promise<void>;
};

/** Activating and disabling a record: it exists, it may, it is done, the history knows. */
export const statusUseCase =
  <Row extends { status: Status }, Entity extends AuditedEntity>({
    entity,
    action,
    lock,
    missing = 'NOT_FOUND',
    check,
    update,
  }: Switched<Row, Entity>) =>
  async (ctx: Ctx, { id, status }: { id: number; status: Status }): Promise<{ done: true }> => {
    const before = await lock(ctx, id);
    if (!before) throw new AppError(missing);
    move(recordStates, before.status, status);
    await check?.(ctx, before, status);
    await update(ctx, id, status);
    await audit(ctx, { action, entity, entity_id: id, before: { status: before.status }, after: { status } });
    return { done: true };
  };
