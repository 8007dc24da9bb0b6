import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { usePublicUrl } from '../../lib/session';

/** The salon's page for everybody who walks by: no language stands in it, the page finds the reader's own. */
export const useBookingAddress = (alias: string): string =>
  `${usePublicUrl()}${pathTo('online-home', 'en', { aliasName: alias }).replace(/^\/en/, '')}`;

/** As people read and type it. */
export const shortAddress = (address: string): string => address.replace(/^https?:\/\//, '');
