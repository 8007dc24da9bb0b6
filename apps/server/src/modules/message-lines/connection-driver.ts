import { emailSetting } from '@rawnaq/domain/settings/email-setting';
import { smsSetting } from '@rawnaq/domain/settings/sms-setting';
import { whatsappConnectionStates } from '@rawnaq/domain/whatsapp/whatsapp.states';
import { sandboxDriver, type MessageDriver, type WhatsappDriver } from '../../infra/message-drivers';
import { guardedSmtpDriver } from '../../infra/message-drivers/smtp-driver';
import { taqnyatDriver } from '../../infra/message-drivers/taqnyat-driver';
import { unifonicDriver } from '../../infra/message-drivers/unifonic-driver';
import { cloudDriver } from '../../infra/message-drivers/whatsapp-cloud-driver';
import { gatewayDriver } from '../../infra/message-drivers/whatsapp-gateway-driver';
import { PLATFORM_ACCOUNT, type Services } from '../../services';
import { openSecrets, readSetting } from '../settings';
import type { Connection, Place } from './connections.repo';
import { webhookUrl } from './webhook-address';

/** A secret sealed for one place opens nowhere else. */
export const secretPlace = (accountId: number, name: string): string => `whatsapp:${accountId}:${name}`;

export function openSecret({ sealer }: Services, { account_id, secrets }: Connection, name: string): string {
  const stored = secrets[name];
  return stored ? sealer.open(stored.sealed, secretPlace(account_id, name)) : '';
}

export function connectionDriver(services: Services, connection: Connection): WhatsappDriver {
  const { outbound, providerUrls } = services.config;
  const { settings, provider } = connection;
  switch (provider) {
    case 'cloud':
      return cloudDriver({
        phoneNumberId: settings.phone_number_id,
        token: openSecret(services, connection, 'token'),
        textTemplate: settings.text_template || undefined,
        codeTemplate: settings.code_template || undefined,
        baseUrl: providerUrls.whatsapp,
        outbound,
      });
    case 'gateway':
      return gatewayDriver({
        apiUrl: settings.api_url,
        instanceId: settings.instance_id,
        token: openSecret(services, connection, 'token'),
        outbound,
      });
    case 'sandbox':
      return sandboxLine(connection);
  }
}

/** Behaves like a linked phone: shows a code until it is "scanned", and reaches nobody. */
const sandboxLine = ({ state, account_id }: Connection): WhatsappDriver => ({
  ...sandboxDriver,
  state: async () => ({ state: 'connected', phone: null }),
  code: async () =>
    state === whatsappConnectionStates.codes.connected
      ? { already: true }
      : { already: false, text: `rawnaq-sandbox:${account_id}` },
});

/** What the platform itself writes by: the mail server of its settings, or else that of the environment. */
export const platformMailDriver = async ({ tx }: Pick<Place, 'tx'>, services: Services): Promise<MessageDriver> =>
  (await ownMailDriver({ tx, accountId: PLATFORM_ACCOUNT }, services)) ?? services.drivers.email;

/** The account's own mail server, where it has turned one on. */
export async function ownMailDriver(place: Place, services: Services): Promise<MessageDriver | undefined> {
  const { is_active, host, port, encryption, username, from_name, from_email } = await readSetting(place, emailSetting);
  if (!is_active) return undefined;
  const { password } = await openSecrets(place, services.sealer, emailSetting);
  return guardedSmtpDriver(
    { host, port, encryption, user: username || undefined, password },
    from_name === '' ? from_email : `"${from_name.replace(/["\\\r\n<>]/g, '')}" <${from_email}>`,
    services.config.secret,
    services.config.outbound,
  );
}

export async function ownSmsDriver(place: Place, services: Services): Promise<MessageDriver | undefined> {
  const { is_active, provider, sender } = await readSetting(place, smsSetting);
  if (!is_active) return undefined;
  const { token = '' } = await openSecrets(place, services.sealer, smsSetting);
  const { outbound, providerUrls } = services.config;
  return provider === 'unifonic'
    ? unifonicDriver({
        appSid: token,
        sender,
        callbackUrl: webhookUrl(services, 'sms', place.accountId),
        baseUrl: providerUrls.unifonic,
        outbound,
      })
    : taqnyatDriver({ token, sender, baseUrl: providerUrls.taqnyat, outbound });
}
