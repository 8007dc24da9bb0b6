// @vitest-environment jsdom
import { emailText, requiredText } from '@rawnaq/domain/kernel/input/fields';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { ApiFailure } from '../../lib/api-client';
import { TextField } from '../fields/text-fields';
import { renderUi } from '../testing/render-ui';
import { Form } from './form';
import { SubmitButton } from './form-layout';
import { FormPage, SaveBar } from './form-page';
import { useZodForm } from './use-zod-form';

const schema = z.object({ name: requiredText(), email: emailText() });

function Sample({
  onSubmit,
  name = '',
}: {
  onSubmit: (values: z.output<typeof schema>) => Promise<unknown> | unknown;
  name?: string;
}) {
  const form = useZodForm(schema, { name, email: '' });
  return (
    <Form form={form} onSubmit={onSubmit}>
      <TextField name="name" label="Name" />
      <TextField name="email" label="E-mail" />
      <SubmitButton />
    </Form>
  );
}

describe('a form on a schema', () => {
  it('puts the messages with their labels under the fields and the focus on the first', async () => {
    const onSubmit = vi.fn();
    await renderUi(<Sample onSubmit={onSubmit} />);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Name is required')).toBeVisible();
    expect(screen.getByText('E-mail is required')).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveFocus();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('focuses the second field when the first is fine', async () => {
    await renderUi(<Sample onSubmit={vi.fn()} name="Sara" />);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByLabelText('E-mail')).toHaveFocus());
  });

  it('saves on Ctrl Enter with the parsed values', async () => {
    const onSubmit = vi.fn();
    await renderUi(<Sample onSubmit={onSubmit} />);
    await userEvent.type(screen.getByLabelText('Name'), '  Sara ');
    await userEvent.type(screen.getByLabelText('E-mail'), 'Sara@Glow.example');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ name: 'Sara', email: 'sara@glow.example' }));
  });

  it('sends once while it is under way, however impatient somebody is, and again afterwards', async () => {
    let finish = () => {};
    const onSubmit = vi.fn(
      () =>
        new Promise<void>((done) => {
          finish = done;
        }),
    );
    await renderUi(<Sample onSubmit={onSubmit} name="Sara" />);
    await userEvent.type(screen.getByLabelText('E-mail'), 'sara@glow.example');
    await userEvent.keyboard('{Control>}{Enter}{Enter}{Enter}{/Control}');
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(onSubmit).toHaveBeenCalledOnce();
    finish();
    await waitFor(async () => {
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      expect(onSubmit).toHaveBeenCalledTimes(2);
    });
    finish();
  });

  it('shows a refusal of the server at its field, and the rest above the button', async () => {
    const refuse = () =>
      Promise.reject(
        new ApiFailure({
          status: 422,
          code: 'INVALID_INPUT',
          message: 'Some fields need your attention',
          errors: { email: ['This e-mail is already in use'], captcha: ['Please wait a moment'] },
          area: 'merchant',
          isPublic: false,
          request: 'POST x',
        }),
      );
    await renderUi(<Sample onSubmit={refuse} name="Sara" />);
    await userEvent.type(screen.getByLabelText('E-mail'), 'sara@glow.example');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('This e-mail is already in use')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Please wait a moment');
    expect(screen.getByLabelText('E-mail')).toHaveFocus();
  });
});

function Setting({ onSubmit }: { onSubmit: () => Promise<unknown> | unknown }) {
  const form = useZodForm(schema, { name: 'Sara', email: 'sara@glow.example' });
  return (
    <Form form={form} onSubmit={onSubmit}>
      <TextField name="name" label="Name" />
      <SaveBar />
    </Form>
  );
}

function NewRecord() {
  const form = useZodForm(schema, { name: '', email: '' });
  return (
    <FormPage title="New" form={form} onSubmit={() => undefined}>
      <TextField name="name" label="Name" />
    </FormPage>
  );
}

describe('the save bar', () => {
  const save = () => screen.queryByRole('button', { name: 'Save' });

  it('is not there until something changes, and goes when it is saved', async () => {
    const onSubmit = vi.fn();
    await renderUi(<Setting onSubmit={onSubmit} />);
    expect(save()).toBeNull();
    await userEvent.type(screen.getByLabelText('Name'), ' Al Shamsi');
    expect(screen.getByText('Not saved')).toBeVisible();
    await userEvent.click(save()!);
    await waitFor(() => expect(save()).toBeNull());
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('goes when the changes are discarded', async () => {
    await renderUi(<Setting onSubmit={vi.fn()} />);
    await userEvent.type(screen.getByLabelText('Name'), '!');
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect(save()).toBeNull();
    expect(screen.getByLabelText('Name')).toHaveValue('Sara');
  });

  it('is there from the beginning for a new record', async () => {
    await renderUi(<NewRecord />);
    expect(save()).toBeVisible();
  });
});
