// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { call } from '../../lib/api-client';
import { renderUi } from '../../ui/testing/render-ui';
import { useFavourites } from './use-favourites';

vi.mock('../../lib/api-client', async (original) => ({ ...(await original<object>()), call: vi.fn() }));

function Heart() {
  const { keep, leave } = useFavourites();
  return (
    <>
      <button type="button" onClick={() => leave('chalet')}>
        take
      </button>
      <button type="button" onClick={() => keep('chalet')}>
        put back
      </button>
    </>
  );
}

it('puts back after it was taken away, however quickly both are pressed', async () => {
  const sent: string[] = [];
  let isGone = (): void => {};
  const gone = new Promise<object>((resolve) => {
    isGone = () => resolve({});
  });
  vi.mocked(call).mockImplementation(async ({ path, method }) => {
    if (method !== 'POST') return { records: [] };
    sent.push(path);
    return path.endsWith('/remove') ? gone : {};
  });
  await renderUi(<Heart />);
  await userEvent.click(screen.getByText('take'));
  await userEvent.click(screen.getByText('put back'));
  expect(sent).toEqual(['property_favourites/remove']);
  isGone();
  await waitFor(() => expect(sent).toEqual(['property_favourites/remove', 'property_favourites/add']));
});
