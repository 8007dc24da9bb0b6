// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ApiFailure } from '../lib/api-client';
import { RecordPage } from './record-page';
import { renderUi } from './testing/render-ui';

const failure = (status: number) =>
  new ApiFailure({
    status,
    code: 'NO_RESPONSE',
    message: 'No',
    errors: {},
    area: 'merchant',
    isPublic: false,
    request: '',
  });

function Page({ data, status }: { data?: string; status: number }) {
  const [hasFailed, setFailed] = useState(false);
  const error = hasFailed ? failure(status) : null;
  return (
    <>
      <button type="button" onClick={() => setFailed(true)}>
        ask again
      </button>
      <RecordPage
        id={1}
        query={{ data, error, isError: hasFailed, refetch: vi.fn() }}
        missing={{ title: 'Not there', text: '' }}
        list={{ label: 'All', to: '/en' }}
      >
        {(name) => <input aria-label={name} />}
      </RecordPage>
    </>
  );
}
const askAgain = () => userEvent.click(screen.getByText('ask again'));

describe('the page of a record', () => {
  it('keeps what is being typed when it is asked for again and no answer comes', async () => {
    await renderUi(<Page data="Note" status={0} />);
    await userEvent.type(screen.getByLabelText('Note'), 'allergic');
    await askAgain();
    expect(screen.getByLabelText('Note')).toHaveValue('allergic');
  });

  it('says so when the first answer does not come', async () => {
    await renderUi(<Page status={0} />);
    await askAgain();
    expect(screen.getByRole('alert')).toBeVisible();
  });

  it('says that the record is gone', async () => {
    await renderUi(<Page data="Note" status={404} />);
    await askAgain();
    expect(screen.queryByLabelText('Note')).toBeNull();
    expect(screen.getByText('Not there')).toBeVisible();
  });
});
