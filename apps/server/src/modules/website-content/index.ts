import { publishedContent, type PublishedContent } from '@rawnaq/domain/website-content/published-content';
import { asPlatform, type Services } from '../../services';
import { publishedTexts } from './website-content.repo';

/** The one question of the public site: everything its pages show that the platform's team wrote. */
export const readWebsiteContent = (services: Services): Promise<PublishedContent> =>
  asPlatform(services, async (tx) => publishedContent(await publishedTexts(tx)));
