import type { campaignsContract } from '@rawnaq/domain/campaigns/campaigns.contract';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import { offerLinkOf, TEST_OFFER } from '../../infra/offer-link';
import type { UseCase } from '../../http/bind-contract';
import { sessionOf } from '../../http/context';
import { queueSalonMessages } from '../messages';
import { findSalon, mobileOfUser } from './campaigns.repo';
import { assertChannelReady } from './channel-readiness';
import { assertPicture } from './save-campaign';
import { pictureOf } from './offer-picture';
import { messageOf, readVoice } from './write-campaign';

/** To whoever asks, and to nobody else. Its links lead where those of customers do, and count nothing. */
export const sendTest: UseCase<(typeof campaignsContract)['send_test']> = async (ctx, { language, ...offer }) => {
  const { user } = sessionOf(ctx);
  await assertChannelReady(ctx, offer.channel);
  await assertPicture(ctx, offer.picture_upload_id);
  const address = offer.channel === 'email' ? user.email : await mobileOfUser(ctx, user.id);
  if (!address) throw new AppError('TEST_WITHOUT_ADDRESS');
  const voice = await readVoice(ctx, ctx.services, await findSalon(ctx));
  const reader = { id: null, name: user.name, preferred_language: language, language: null, address };
  const message = messageOf(voice, offer, reader, {
    accountId: ctx.accountId,
    uniqueId: offerLinkOf(ctx.services.sealer, ctx.accountId, TEST_OFFER),
    template: 'campaign-test',
  });
  const content = await pictureOf(ctx, ctx.services, offer, message.body);
  await queueSalonMessages(ctx.tx, [{ ...message, content, sent_by: user.id }], ctx.now);
  return { recipient: address };
};
