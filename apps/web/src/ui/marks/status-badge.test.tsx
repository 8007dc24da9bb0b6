// @vitest-environment jsdom
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderUi } from '../testing/render-ui';
import { StateText, StatusBadge } from './status-badge';

const { active, disabled } = recordStates.rows;

describe('a state', () => {
  it('is marked only where it is an exception', async () => {
    await renderUi(
      <>
        <p>
          <StateText state={active} />
        </p>
        <p>
          <StateText state={disabled} />
        </p>
      </>,
    );
    expect(screen.getByText('Active')).not.toHaveAttribute('data-tone');
    expect(screen.getByText('Disabled')).toHaveAttribute('data-tone', 'neutral');
  });

  it('that went well has no badge: whoever asks for one by its tone does not compile', () => {
    const past = (state: keyof typeof recordStates.rows) => {
      const { tone } = recordStates.rows[state];
      // @ts-expect-error The tones of these states have green among them.
      return <StatusBadge tone={tone}>x</StatusBadge>;
    };
    expect(past).toBeDefined();
  });
});
