import { AppError } from '@rawnaq/domain/kernel/app-error';
import { emailSetting } from '@rawnaq/domain/settings/email-setting';
import { assertMailServer, type Outbound } from '../../infra/outbound/address-guard';
import { saveSetting } from './save-setting';

/** A stored password goes to the server it was entered for, and to no other. */
export const saveEmail = saveSetting(emailSetting, ({ is_active, host, port }, secrets, { before, replaced, ctx }) => {
  if (is_active) assertMailAddress(host, port, ctx.services.config.outbound);
  if (host !== before.host && secrets['password'] && !replaced['password'])
    throw new AppError('SECRET_AGAIN', { field: 'password' });
});

function assertMailAddress(host: string, port: number, outbound: Outbound): void {
  try {
    assertMailServer(host, port, outbound);
  } catch {
    throw new AppError('ADDRESS_NOT_ALLOWED', { field: 'host' });
  }
}
