// @vitest-environment jsdom
import { defineList } from '@rawnaq/domain/kernel/list';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { setReaderClock } from '../../lib/reader-clock';
import { renderUi } from '../testing/render-ui';
import { ListPage } from './list-page';

const choices = [
  { value: 1, label: { en: 'Open', ar: 'مفتوح' }, tone: 'info', normal: true },
  { value: 2, label: { en: 'Closed', ar: 'مغلق' }, tone: 'neutral' },
] as const;

const list = defineList({
  path: 'tests/samples',
  areas: ['manager'],
  access: 'platform-technical.view',
  title: { en: 'Samples', ar: 'عينات' },
  record: z.object({ id: z.number(), name: z.string(), state: z.number(), amount: z.number() }),
  columns: [
    { key: 'name', label: { en: 'Name', ar: 'الاسم' }, kind: 'text', sortable: true },
    { key: 'state', label: { en: 'State', ar: 'الحالة' }, kind: 'badge', choices },
    { key: 'amount', label: { en: 'Amount', ar: 'المبلغ' }, kind: 'money', total: true },
  ],
  filters: [
    { key: 'state', label: { en: 'State', ar: 'الحالة' }, kind: 'choice', choices },
    { key: 'owner', label: { en: 'Owner', ar: 'المالك' }, kind: 'record', record: 'employee' },
    { key: 'payer', label: { en: 'Payer', ar: 'الدافع' }, kind: 'record', record: 'customer' },
    { key: 'parent', label: { en: 'Parent', ar: 'الأصل' }, kind: 'record' },
    {
      key: 'hour',
      label: { en: 'Hour', ar: 'الساعة' },
      kind: 'choice',
      choices: [{ value: 15, minute: 900, label: { en: '3:00 PM', ar: '3:00 م' } }],
    },
  ],
  defaultSort: { key: 'name', descending: false },
});

const rows = Array.from({ length: 45 }, (_, index) => ({
  id: index + 1,
  name: `Sample ${index + 1}`,
  state: (index % 2) + 1,
  amount: 150,
}));

const answer = async (input: Record<string, string>) => {
  const found = rows
    .filter((row) => !input['f.state'] || String(row.state) === input['f.state'])
    .filter((row) => row.name.includes(input['search'] ?? ''));
  const from = (Number(input['page']) - 1) * Number(input['page_size']);
  return {
    records: found.slice(from, from + Number(input['page_size'])),
    total: found.length,
    page: Number(input['page']),
    page_size: Number(input['page_size']),
    sums: { amount: found.length * 150 },
  };
};

const open = async (at = '/en/page', call: typeof answer = answer) => {
  const ask = vi.fn(call);
  const view = await renderUi(
    <ListPage
      list={list}
      call={ask}
      empty={{ title: 'No samples yet' }}
      bulkActions={[{ label: 'Archive', icon: () => null, onClick: (_rows, done) => done() }]}
    />,
    { at },
  );
  return { ...view, ask, lastInput: () => ask.mock.lastCall?.[0] };
};

describe('a list page', () => {
  it('turns pages in the address and asks the server for them', async () => {
    const { search, lastInput } = await open();
    await screen.findByText('Sample 20');
    await userEvent.click(screen.getByRole('button', { name: 'Page 3' }));
    expect(await screen.findByText('Sample 41')).toBeVisible();
    expect(search()).toBe('?page=3');
    expect(lastInput()).toMatchObject({ page: '3', page_size: '20', sort: 'name', descending: 'false' });
    expect(screen.getByText('41–45 of 45')).toBeVisible();
  });

  const many = async (input: Record<string, string>) => {
    const from = (Number(input['page']) - 1) * 20;
    const records = Array.from({ length: Math.min(20, 1_030 - from) }, (_, index) => ({
      id: from + index + 1,
      name: `Sample ${from + index + 1}`,
      state: 1,
      amount: 150,
    }));
    return {
      records,
      total: 1_000,
      more_than_total: true,
      page: Number(input['page']),
      page_size: 20,
      sums: { amount: 0 },
    };
  };

  it('has no last page to jump to where nobody has counted to the end', async () => {
    await open('/en/page', many);
    expect(await screen.findByText('1–20 of 1,000+')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Page 50' })).toBeNull();
  });

  it('goes on page by page beyond what was counted', async () => {
    await open('/en/page?page=50', many);
    await userEvent.click(await screen.findByRole('button', { name: 'Next page' }));
    expect(await screen.findByText('1,001–1,020 of 1,000+')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    expect(await screen.findByText('1,021–1,030 of 1,000+')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled();
  });

  it('opens where a copied address points', async () => {
    const { lastInput } = await open('/en/page?page=2&size=10&sort=-name&f.state=2');
    await screen.findByText('Sample 22');
    expect(lastInput()).toMatchObject({ page: '2', page_size: '10', sort: 'name', descending: 'true', 'f.state': '2' });
    expect(screen.getByRole('button', { name: 'State Closed' })).toBeVisible();
    expect(screen.getByText('22 matches')).toBeVisible();
  });

  it('sorts by a heading, first up and then down, from the first page', async () => {
    const { search } = await open('/en/page?page=2');
    await screen.findByText('Sample 21');
    await userEvent.click(screen.getByRole('button', { name: 'Name' }));
    await waitFor(() => expect(search()).toBe('?sort=-name'));
    expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending');
  });

  it('adds a filter, shows it as a chip and takes it away again', async () => {
    const { search } = await open();
    await screen.findByText('Sample 1');
    await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'State' }));
    await userEvent.click(await screen.findByRole('radio', { name: 'Closed' }));
    await waitFor(() => expect(search()).toBe('?f.state=2'));
    expect(await screen.findByText('22 matches')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Remove the filter State' }));
    await waitFor(() => expect(search()).toBe(''));
  });

  it('says an hour by the reader’s clock', async () => {
    setReaderClock('24');
    await open('/en/page?f.hour=15');
    expect(await screen.findByText('15:00')).toBeTruthy();
    setReaderClock('12');
  });

  it('offers records by their names, and asks nobody for a number', async () => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (address: string) => {
      asked.push(address);
      const known = address.includes('id=') || address.includes('search=mar');
      return Response.json({ records: known ? [{ id: 7, name: 'Mariam', note: null }] : [] });
    });
    const { lastInput } = await open();
    await screen.findByText('Sample 20');
    await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
    await screen.findByRole('menuitem', { name: 'Owner' });
    // One without a kind comes with a link only, one of a kind that she may not see not at all.
    for (const name of ['Parent', 'Payer']) expect(screen.queryByRole('menuitem', { name })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Owner' }));
    expect(await screen.findByText('No results')).toBeVisible();
    const picker = within(screen.getByText('No results').parentElement!);
    fireEvent.change(picker.getByRole('searchbox'), { target: { value: 'mar' } });
    await userEvent.click(await picker.findByRole('radio', { name: 'Mariam' }));
    await waitFor(() => expect(lastInput()).toMatchObject({ 'f.owner': '7' }));
    expect(await screen.findByRole('button', { name: 'Owner Mariam' })).toBeVisible();
    expect(asked.at(-1)).toContain('records/employee/get_choices?id=7');
    vi.unstubAllGlobals();
  });

  it('keeps what was chosen while the typing had not paused yet', async () => {
    const { search } = await open();
    await screen.findByText('Sample 1');
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'Sample 4' } });
    fireEvent.click(screen.getByRole('button', { name: 'Name' }));
    await waitFor(() => expect(search()).toBe('?sort=-name&q=Sample+4'));
  });

  it('shows the sums of all pages and the actions for chosen rows', async () => {
    await open();
    await screen.findByText('Sample 1');
    expect(within(screen.getByRole('row', { name: /Total/ })).getByText('67.50')).toBeVisible();
    await userEvent.click(screen.getAllByRole('checkbox', { name: 'Select this row' })[0]!);
    await userEvent.click(screen.getByRole('button', { name: 'Page 2' }));
    await screen.findByText('Sample 21');
    await userEvent.click(screen.getAllByRole('checkbox', { name: 'Select this row' })[0]!);
    expect(screen.getByRole('toolbar')).toHaveTextContent('2 selected');
    await userEvent.click(screen.getByRole('button', { name: 'Archive' }));
    expect(screen.queryByRole('toolbar')).toBeNull();
  });

  describe('on a phone', () => {
    const width = window.innerWidth;
    beforeEach(() => {
      window.innerWidth = 390;
    });
    afterEach(() => {
      window.innerWidth = width;
    });

    const choose = async () => {
      await userEvent.click(screen.getByRole('button', { name: 'More actions' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Select' }));
    };

    it('filters in one sheet, and a touch on what is chosen takes it away again', async () => {
      const { search } = await open();
      await screen.findByText('Sample 1');
      await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
      await userEvent.click(await screen.findByRole('radio', { name: 'Closed' }));
      await waitFor(() => expect(search()).toBe('?f.state=2'));
      expect(await screen.findByRole('button', { name: '22 matches' })).toBeVisible();
      await userEvent.click(screen.getByRole('radio', { name: 'Closed' }));
      await waitFor(() => expect(search()).toBe(''));
    });

    it('unfolds a record that has no page of its own', async () => {
      await open();
      await userEvent.click(await screen.findByRole('button', { name: 'Sample 1', expanded: false }));
      expect(screen.getByRole('button', { name: 'Sample 1', expanded: true })).toBeVisible();
    });

    it('chooses several cards across pages for the actions of the table', async () => {
      await open();
      await screen.findByText('Sample 1');
      expect(screen.queryByRole('checkbox')).toBeNull();
      await choose();
      expect(screen.getByRole('button', { name: 'Archive' })).toBeDisabled();
      await userEvent.click(screen.getByRole('checkbox', { name: 'Sample 1' }));
      await userEvent.click(screen.getByRole('button', { name: 'Page 2' }));
      await userEvent.click(await screen.findByRole('checkbox', { name: 'Sample 22' }));
      expect(screen.getByRole('toolbar')).toHaveTextContent('2 selected');
      await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
      expect(screen.getByRole('toolbar')).toHaveTextContent('21 selected');
      await userEvent.click(screen.getByRole('button', { name: 'Archive' }));
      expect(screen.queryByRole('toolbar')).toBeNull();
      expect(screen.queryByRole('checkbox')).toBeNull();
    });

    it('leaves the choosing by clearing it, and the focus returns to where it began', async () => {
      await open();
      await screen.findByText('Sample 1');
      await choose();
      await userEvent.click(screen.getByRole('checkbox', { name: 'Sample 3' }));
      await userEvent.click(screen.getByRole('button', { name: 'Clear selection' }));
      expect(screen.queryByRole('checkbox')).toBeNull();
      expect(screen.getByRole('button', { name: 'More actions' })).toHaveFocus();
    });
  });

  it('marks only the exception: what is normal is plain text', async () => {
    await open();
    await screen.findByText('Sample 1');
    expect(screen.getAllByText('Closed')[0]).toHaveAttribute('data-tone', 'neutral');
    expect(screen.getAllByText('Open')[0]).not.toHaveAttribute('data-tone');
  });

  it('has no pager where everything fits one page', async () => {
    await open('/en/page?q=Sample+45');
    await screen.findByText('Sample 45');
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  });

  it('says what is missing: nothing yet, nothing that fits, or no answer', async () => {
    const none = async () => ({ records: [], total: 0, page: 1, page_size: 20, sums: { amount: 0 } });
    const first = await open('/en/page', none);
    expect(await screen.findByText('No samples yet')).toBeVisible();
    first.unmount();
    const second = await open('/en/page?q=zzz', none);
    expect(await screen.findByText('No matching results')).toBeVisible();
    second.unmount();
    const { ask } = await open('/en/page', async () => Promise.reject(new Error('away')));
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(ask).toHaveBeenCalledTimes(2);
  });
});
