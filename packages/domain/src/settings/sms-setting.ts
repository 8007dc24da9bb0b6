import { z } from 'zod';
import { pageWords } from '../kernel/page-words';
import { validationMessage as say } from '../kernel/text/validation-texts';
import { defineSetting, type Problem } from './define-setting';

export const SMS_PROVIDERS = ['unifonic', 'taqnyat'] as const;
/** What a phone shows as the sender: letters, digits, and the mark of advertisements. */
const SENDER = /^[A-Za-z0-9][A-Za-z0-9 _.-]{0,10}$/;

export const smsSetting = defineSetting({
  id: 'sms',
  access: 'settings.sms',
  title: pageWords['sms-settings'],
  shape: {
    is_active: z.boolean(),
    provider: z.enum(SMS_PROVIDERS),
    sender: z.string().trim().max(11).default(''),
  },
  secrets: { token: z.string().trim().max(500).optional() },
  defaults: () => ({ is_active: false, provider: 'unifonic' as const, sender: '' }),
  check: ({ is_active, sender }): Problem[] =>
    is_active && sender === ''
      ? [{ path: ['sender'], message: say('required') }]
      : sender !== '' && !SENDER.test(sender)
        ? [{ path: ['sender'], message: say('sms-sender') }]
        : [],
  errors: ['SMS_INCOMPLETE', 'SECRET_AGAIN'],
});
