// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { MoreMenu } from './more-menu';
import { renderUi } from './testing/render-ui';

const icon = () => null;

describe('the menu of a page', () => {
  it('does what was chosen', async () => {
    const [onMerge, onRemove] = [vi.fn(), vi.fn()];
    await renderUi(
      <MoreMenu
        actions={[
          { label: 'Merge', icon, onClick: onMerge },
          { label: 'Remove', icon, danger: true, onClick: onRemove },
        ]}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    expect(onRemove).toHaveBeenCalledOnce();
    expect(onMerge).not.toHaveBeenCalled();
  });

  it('is not there without anything in it', async () => {
    await renderUi(<MoreMenu actions={[]} />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
