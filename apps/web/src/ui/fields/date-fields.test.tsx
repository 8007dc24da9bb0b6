// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useWatch } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { Form } from '../form/form';
import { useZodForm } from '../form/use-zod-form';
import { renderUi } from '../testing/render-ui';
import { DateField, TimeField } from './date-fields';

function Sample() {
  const form = useZodForm(z.object({ came: z.string() }), { came: '09:52:00' });
  return (
    <Form form={form} onSubmit={() => undefined} unguarded>
      <TimeField name="came" label="Came" toMinute />
      <output>{useWatch({ control: form.control, name: 'came' })}</output>
    </Form>
  );
}

const came = () => screen.getByLabelText('Came', { selector: 'input' });

describe('a time to the minute', () => {
  it('shows a minute that is no quarter hour, and leaves it alone', async () => {
    await renderUi(<Sample />);
    expect(came()).toHaveValue('9:52\u00a0AM');
    await userEvent.click(came());
    await userEvent.tab();
    expect(screen.getByRole('status')).toHaveTextContent('09:52:00');
  });

  it('takes what was typed whole', async () => {
    await renderUi(<Sample />);
    await userEvent.clear(came());
    await userEvent.paste('٩:٥٣ م');
    await userEvent.tab();
    expect(screen.getByRole('status')).toHaveTextContent('21:53:00');
  });

  it('offers morning and evening where either is meant', async () => {
    await renderUi(<Sample />);
    await userEvent.clear(came());
    await userEvent.paste('10:07');
    await userEvent.click(await screen.findByRole('option', { name: /10:07\sPM/ }));
    expect(screen.getByRole('status')).toHaveTextContent('22:07:00');
  });
});

function Birth() {
  const form = useZodForm(z.object({ born: z.string().nullable() }), { born: null });
  return (
    <Form form={form} onSubmit={() => undefined} unguarded>
      <DateField name="born" label="Born" typed max="2026-11-19" />
      <output>{JSON.stringify(useWatch({ control: form.control, name: 'born' }))}</output>
    </Form>
  );
}

describe('a day far away', () => {
  const born = () => screen.getByRole('textbox', { name: 'Born' });

  it.each(['21/4/1990', '٢١/٤/١٩٩٠', '21.04.1990'])('is typed as %s', async (text) => {
    await renderUi(<Birth />);
    await userEvent.type(born(), text);
    await userEvent.tab();
    expect(screen.getByRole('status')).toHaveTextContent('"1990-04-21"');
    expect(born()).toHaveDisplayValue(/1990/);
  });

  it('stays as it was typed where it is none, for the form to refuse, and can be emptied', async () => {
    await renderUi(<Birth />);
    await userEvent.type(born(), '31/2/1990');
    await userEvent.tab();
    expect(screen.getByRole('status')).toHaveTextContent('"31/2/1990"');
    await userEvent.clear(born());
    await userEvent.tab();
    expect(screen.getByRole('status')).toHaveTextContent('null');
  });
});
