// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '../../../ui/testing/render-ui';
import { catalogueOf } from '../catalogue';
import { Shelf } from './shelf';

vi.mock('../../../lib/session', () => ({ useSession: () => undefined, useAccess: () => true }));

const service = (id: number, english_name: string) => ({
  id,
  english_name,
  arabic_name: english_name,
  group_id: 1,
  price: 10_000,
  list_price: 10_000,
  job_time: 30,
  employees: [],
});
const catalogue = catalogueOf({
  services: [service(1, 'Blow-dry'), service(2, 'Manicure'), service(3, 'Colour')],
  products: [
    { id: 3, english_name: 'Oil', arabic_name: 'Oil', barcode: '1', owner_name: 'Sidrah', price: 5_000, quantity: 3 },
  ],
  offers: [],
  groups: [{ id: 1, english_name: 'Hair', arabic_name: 'Hair' }],
  employees: [],
  methods: ['cash'],
  takes_links: false,
  vat_rate: 500,
  country: 'AE',
  currency: 'AED',
  today: '2026-11-15',
  is_holiday: false,
  loyalty_active: false,
  hold_invoice: false,
});

const open = (recent: readonly number[]) =>
  renderUi(
    <Shelf
      catalogue={catalogue}
      counts={new Map()}
      recent={recent}
      onAdd={vi.fn()}
      search={createRef()}
      maySellProducts
    />,
  );
const headings = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent);
const tiles = () => screen.getAllByText(/Blow-dry|Manicure|Colour|Oil/).map(({ textContent }) => textContent);

describe('the shelf of a customer', () => {
  it('begins with the services she had last', async () => {
    await open([3, 1]);
    expect(headings()).toEqual(['groups.recent', 'groups.service']);
    expect(tiles()).toEqual(['Colour', 'Blow-dry', 'Manicure']);
  });

  it('is the ordinary one while something is looked for, and where products are shown', async () => {
    await open([3]);
    await userEvent.type(screen.getByLabelText('search'), 'o');
    expect(headings()).toEqual(['groups.service', 'groups.product']);
    expect(tiles()).toEqual(['Blow-dry', 'Colour', 'Oil']);
    await userEvent.clear(screen.getByLabelText('search'));
    await userEvent.click(screen.getByText('views.products'));
    expect(headings()).toEqual([]);
    expect(tiles()).toEqual(['Oil']);
  });

  it('has no headings where she had nothing yet', async () => {
    await open([]);
    expect(headings()).toEqual([]);
    expect(tiles()).toEqual(['Blow-dry', 'Manicure', 'Colour']);
  });
});
