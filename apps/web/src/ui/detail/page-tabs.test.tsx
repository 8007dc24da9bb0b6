// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { PageHead } from '../page-head';
import { renderUi } from '../testing/render-ui';
import { PageTabs } from './detail-tabs';

const page = (title: string) => () => (
  <>
    <PageHead title={title} />
    <p>{`All about ${title}`}</p>
  </>
);
const tabs = [
  { id: 'list', label: 'List', content: page('Services') },
  { id: 'prices', label: 'Prices', content: page('Price list') },
];

describe('tabs that each are a whole page', () => {
  it('stand below the title of the open one', async () => {
    await renderUi(<PageTabs label="View" tabs={tabs} />);
    const title = screen.getByRole('heading', { name: 'Services' });
    expect(title.compareDocumentPosition(screen.getByRole('tablist')) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(within(screen.getByRole('tabpanel')).queryByRole('heading')).toBeNull();
    expect(within(screen.getByRole('tabpanel')).getByText('All about Services')).toBeVisible();
  });

  it('stay where they are, with the focus, while title and content change', async () => {
    const { search } = await renderUi(<PageTabs label="View" tabs={tabs} />);
    const strip = screen.getByRole('tablist');
    await userEvent.click(screen.getByRole('tab', { name: 'Prices' }));
    expect(screen.getAllByRole('heading')).toHaveLength(1);
    expect(screen.getByRole('heading', { name: 'Price list' })).toBeVisible();
    expect(screen.getByRole('tablist')).toBe(strip);
    expect(screen.getByRole('tab', { name: 'Prices' })).toHaveFocus();
    expect(search()).toBe('?tab=prices');
  });
});
