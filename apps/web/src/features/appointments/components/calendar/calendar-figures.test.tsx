// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../../../../ui/testing/render-ui';
import { readCalendarState } from '../../calendar-state';
import { CalendarFigures } from './calendar-figures';

vi.mock('../../../../lib/session', () => ({ useSession: () => undefined }));

it('keep their place while the days are on their way', async () => {
  await renderUi(
    <div data-testid="bar">
      <CalendarFigures calendar={undefined} state={readCalendarState(new URLSearchParams(), '2026-11-15')} />
    </div>,
  );
  expect(screen.getByTestId('bar').querySelectorAll('span')).toHaveLength(3);
});
