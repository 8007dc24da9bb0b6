import { expect, it } from 'vitest';
import { bookingContract } from '@rawnaq/domain/online-booking/booking.contract';
import { paymentLinksContract } from '@rawnaq/domain/payment-links/payment-links.contract';
import { bookingEndpoints, paymentStateEndpoint } from './endpoints';

it.each(Object.entries(bookingEndpoints))(
  '%s is the call of the contract',
  (name, { areas, method, path, access, idempotent }) => {
    const entry = bookingContract[name as keyof typeof bookingEndpoints];
    expect({ areas, method, path, access, idempotent }).toEqual({
      areas: entry.areas,
      method: entry.method,
      path: entry.path,
      access: entry.access,
      idempotent: 'idempotent' in entry ? entry.idempotent : undefined,
    });
  },
);

it('and so is the state of a payment', () => {
  expect(paymentLinksContract.state).toMatchObject({
    areas: ['public'],
    method: paymentStateEndpoint.method,
    path: paymentStateEndpoint.path,
    access: 'public',
  });
});
