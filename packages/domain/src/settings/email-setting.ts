import { z } from 'zod';
import { pageWords } from '../kernel/page-words';
import { validationMessage as say } from '../kernel/text/validation-texts';
import { defineSetting, type Problem } from './define-setting';
import { optionalEmail, optionalText } from './setting-fields';

export const MAILERS = ['smtp'] as const;
export const MAIL_ENCRYPTIONS = ['ssl', 'tls', 'none'] as const;
/** Those of mail servers: any other would make us knock at doors that are not ours. */
export const MAIL_PORTS = [587, 465, 25, 2525] as const;

/** The salon's own mail server. Without one its letters go by the platform's. */
export const emailSetting = defineSetting({
  id: 'email',
  access: 'settings.email',
  title: pageWords['email-settings'],
  shape: {
    is_active: z.boolean(),
    mailer: z.enum(MAILERS),
    host: optionalText(253),
    port: z.literal(MAIL_PORTS),
    encryption: z.enum(MAIL_ENCRYPTIONS),
    username: optionalText(200),
    from_name: optionalText(100),
    from_email: optionalEmail(),
  },
  secrets: { password: z.string().max(500).optional() },
  defaults: () => ({
    is_active: false,
    mailer: 'smtp' as const,
    host: '',
    port: 587 as const,
    encryption: 'tls' as const,
    username: '',
    from_name: '',
    from_email: '',
  }),
  check: ({ is_active, host, from_email }): Problem[] =>
    is_active
      ? [
          { path: ['host'], message: host === '' ? say('required') : undefined },
          { path: ['from_email'], message: from_email === '' ? say('required') : undefined },
        ]
      : [],
  errors: ['ADDRESS_NOT_ALLOWED', 'SECRET_AGAIN'],
});
