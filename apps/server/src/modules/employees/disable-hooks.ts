import type { Ctx } from '../../http/context';

/** Says no by throwing, or tidies up in the same transaction. */
export type DisableHook = (ctx: Ctx, employeeId: number) => Promise<void>;

const hooks: DisableHook[] = [];

/** For modules that hold work of an employee, such as appointments still to come: asked, in order, before the employee is disabled. */
export function beforeDisabling(hook: DisableHook): void {
  hooks.push(hook);
}

export async function assertMayDisable(ctx: Ctx, employeeId: number): Promise<void> {
  for (const hook of hooks) await hook(ctx, employeeId);
}
