import { z } from 'zod';
import { endpoint } from '../kernel/contract';
import { emailText } from '../kernel/input/fields';
import { settingEndpoints } from '../settings/define-setting';
import { emailSetting } from '../settings/email-setting';

const doors = settingEndpoints(emailSetting, {
  areas: ['manager'],
  read: 'platform-settings.view',
  write: 'platform-settings.edit',
  path: 'platform_email',
});

/** The mail server by which the platform writes, and salons that have none of their own. */
export const platformMailContract = {
  get: doors.get,
  save: doors.save,
  test: endpoint({
    areas: ['manager'],
    method: 'POST',
    path: 'settings/platform_email/test',
    access: 'platform-settings.edit',
    summary: 'Send a letter by the saved mail server, and hear what it answers',
    input: z.strictObject({ to: emailText() }),
    output: z.object({ done: z.literal(true) }),
    errors: ['MAIL_REFUSED', 'MAIL_NO_ANSWER', 'TOO_MANY_REQUESTS'],
    transaction: false,
  }),
};
