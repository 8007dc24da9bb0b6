import { merchant, row } from '../kernel/address-rows';

/** Where owners keep their nights and answer enquiries, and where a renter follows hers by its secret link. */
export const stayAddresses = {
  'merchant-stays-calendar': merchant('/stays-calendar', 'signed-in'),
  'merchant-stays-enquiries': merchant('/stays-enquiries', 'signed-in'),
  'merchant-stays-payment-gateway': merchant('/stays-payment-gateway', 'signed-in'),
  'stay-enquiry': row('link', '/stay-enquiry/:uniqueId', 'public'),
};

/** Where other sites read the taken nights of a place. */
export const exportPath = (secret: string): string => `/stays-calendar/${secret}.ics`;
