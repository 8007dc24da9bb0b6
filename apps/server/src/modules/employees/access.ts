import type { employeesContract } from '@rawnaq/domain/employees/employees.contract';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import type { UseCase } from '../../http/bind-contract';
import { sessionOf, type Ctx } from '../../http/context';
import { throttle } from '../../http/throttle';
import { audit } from '../audit';
import { addLogin, loginOf, revokeLogin, sendInvitation, setLoginRole, type Login } from '../auth';
import { assertUserLeft } from '../platform-invoices';
import { assertMayGive, assertMayTake } from '../roles';
import { employeeOr404 } from './save-employee';

type Employees = typeof employeesContract;

/** A login with a role, and a letter with the link to choose a password. */
export const giveAccess: UseCase<Employees['give_access']> = async (ctx, { id, email, role_id }) => {
  const employee = await employeeOr404(ctx, id);
  if (employee.status !== recordStates.codes.active) throw new AppError('EMPLOYEE_DISABLED');
  const before = await loginOf(ctx, id);
  if (before?.is_owner) throw new AppError('OWNER_ROLE_PROTECTED');
  if (before?.status === recordStates.codes.active) throw new AppError('EMPLOYEE_HAS_ACCESS');
  await assertMayGive(ctx, role_id);
  await assertUserLeft(ctx);
  await addLogin(ctx, employee, { email, role_id });
  await sendInvitation(ctx, id);
  await audit(ctx, { action: 'employees.give-access', entity: 'employees', entity_id: id, after: { email, role_id } });
  return { done: true };
};

export const setRoleOfEmployee: UseCase<Employees['set_role']> = async (ctx, { id, role_id }) => {
  await employeeOr404(ctx, id);
  const login = await loginOrRefuse(ctx, id);
  if (login.role_id === role_id) return { done: true };
  assertNotYourself(ctx, login);
  await assertMayTake(ctx, login);
  await assertMayGive(ctx, role_id);
  await setLoginRole(ctx, login, role_id);
  await audit(ctx, {
    action: 'employees.set-role',
    entity: 'employees',
    entity_id: id,
    before: { role_id: login.role_id },
    after: { role_id },
  });
  return { done: true };
};

export const resendInvitation: UseCase<Employees['resend_invitation']> = async (ctx, { id }) => {
  await employeeOr404(ctx, id);
  const login = await loginOrRefuse(ctx, id);
  if (login.has_password) throw new AppError('INVITATION_ALREADY_ACCEPTED');
  await throttle(
    ctx.services,
    { bucket: 'employee-invitation', limit: 5, seconds: 3600 },
    { of: `${ctx.accountId}:${login.id}` },
  );
  await sendInvitation(ctx, id);
  await audit(ctx, { action: 'employees.invite', entity: 'employees', entity_id: id });
  return { done: true };
};

export const revokeAccess: UseCase<Employees['revoke_access']> = async (ctx, { id }) => {
  await employeeOr404(ctx, id);
  await takeAccess(ctx, await loginOrRefuse(ctx, id));
  await audit(ctx, { action: 'employees.revoke-access', entity: 'employees', entity_id: id });
  return { done: true };
};

/** With every question asked: shared by revoking and disabling. */
export async function takeAccess(ctx: Ctx, login: Login): Promise<void> {
  assertNotYourself(ctx, login);
  await assertMayTake(ctx, login);
  await revokeLogin(ctx, login);
}

async function loginOrRefuse(ctx: Ctx, employeeId: number): Promise<Login> {
  const login = await loginOf(ctx, employeeId);
  if (login?.is_owner) throw new AppError('OWNER_ROLE_PROTECTED');
  if (!login || login.status !== recordStates.codes.active) throw new AppError('EMPLOYEE_WITHOUT_ACCESS');
  return login;
}

function assertNotYourself(ctx: Ctx, login: Login): void {
  if (login.id === sessionOf(ctx).user.id) throw new AppError('EMPLOYEE_IS_YOURSELF');
}
