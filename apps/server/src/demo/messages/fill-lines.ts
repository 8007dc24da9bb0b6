import { troubleText } from '@rawnaq/domain/messages/message-troubles';
import { outgoingStates } from '@rawnaq/domain/messages/message.states';
import { whatsappConnectionStates, whatsappPackageStates } from '@rawnaq/domain/whatsapp/whatsapp.states';
import type { Tx } from '../../db/database';
import { updateWhatsappOfAccount } from '../../modules/settings';
import { insertDemoLine, insertLostMessages, tellDeliveries, tellOtherWays } from './lines.repo';
import { seeded } from '../random';

const [GLOW, NAWRAS] = [1001, 1002];
const DAY = 86_400_000;
const { active } = whatsappPackageStates.codes;
const { connected } = whatsappConnectionStates.codes;

/**
 * One salon has its number connected (in the sandbox, which reaches nobody), the other a package that ends soon and no
 * number yet; some of what went out was read, and some got lost.
 */
export async function fillLines(tx: Tx, now: Date): Promise<void> {
  const day = (offset: number): string => new Date(now.getTime() + offset * DAY).toISOString().slice(0, 10);
  await updateWhatsappOfAccount(tx, GLOW, {
    whatsapp_package_status: active,
    whatsapp_package_ends_on: day(300),
    whatsapp_connection: connected,
  });
  await updateWhatsappOfAccount(tx, NAWRAS, { whatsapp_package_status: active, whatsapp_package_ends_on: day(12) });
  await insertDemoLine(tx, GLOW, connected, new Date(now.getTime() - 40 * DAY));
  await tellDeliveries(tx, GLOW);
  await tellOtherWays(tx, GLOW, now);
  const chance = seeded(1411);
  const lost = ['registration-code', 'mobile-code', 'reset-code', 'reset-code', 'appointment_reminder'] as const;
  await insertLostMessages(
    tx,
    Array.from({ length: 14 }, () => {
      const template = chance.pick(lost);
      const at = new Date(now.getTime() - chance.whole(1, 25 * DAY)).toISOString();
      return {
        account_id: chance.pick([GLOW, NAWRAS]),
        channel: 'whatsapp',
        recipient: `+9715${chance.whole(10_000_000, 89_999_999)}`,
        recipient_name: null,
        template,
        language: 'en',
        body: '•••',
        status: outgoingStates.codes.failed,
        driver: template === 'appointment_reminder' ? 'whatsapp-cloud' : null,
        error:
          template === 'appointment_reminder' ? troubleText('notOnWhatsappOrOld', 131026) : 'Whatsapp is not connected',
        attempts: 1,
        created_at: at,
        send_after: at,
      };
    }),
  );
}
