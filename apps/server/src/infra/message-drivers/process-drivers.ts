import type { Config } from '../../config';
import { sandboxDriver, type MessageDrivers } from '../message-drivers';
import { smtpDriver } from './smtp-driver';

/** What sends where nobody has set up a line of their own: the mail server of the environment, or the sandbox. */
export const messageDrivers = (config: Config): MessageDrivers => ({
  email: config.smtp ? smtpDriver(config.smtp, config.mailFrom, config.secret) : sandboxDriver,
  whatsapp: sandboxDriver,
  sms: sandboxDriver,
});
