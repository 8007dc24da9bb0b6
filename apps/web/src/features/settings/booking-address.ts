import { pathTo } from '@rawnaq/domain/kernel/addresses';

/** The salon's page for everybody who walks by: no language stands in it, the page finds the reader's own. */
export const bookingAddress = (alias: string): string =>
  `${window.location.origin}${pathTo('online-home', 'en', { aliasName: alias }).replace(/^\/en/, '')}`;

/** As people read and type it. */
export const shortAddress = (address: string): string => address.replace(/^https?:\/\//, '');
