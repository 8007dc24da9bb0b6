// @vitest-environment jsdom
import { customersContract, type CustomerBrief } from '@rawnaq/domain/customers/customers.contract';
import { mobileSearchDigits } from '@rawnaq/domain/kernel/input/phone';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { ApiFailure, call } from '../../../../lib/api-client';
import { reactToFailure } from '../../../../lib/failure-policy';
import { renderUi } from '../../../../ui/testing/render-ui';
import { CustomerSearch } from './customer-search';

vi.mock('../../../../lib/session', () => ({
  useSession: () => ({ account: { country: 'AE' }, general_informations: { clock: '12', time_zone: 'Asia/Dubai' } }),
  usePermission: () => true,
}));
vi.mock('../../../../lib/failure-policy', () => ({ reactToFailure: vi.fn(), claimFailure: vi.fn() }));
vi.mock('../../../../lib/api-client', async (original) => ({ ...(await original<object>()), call: vi.fn() }));

const { active, disabled } = recordStates.codes;
const person = (id: number, name: string, mobile: string, status: CustomerBrief['status'] = active): CustomerBrief => ({
  id,
  name,
  mobile,
  status,
  type: 'frequent',
  last_invoice_on: null,
});
const noura = person(1, 'Noura', '+971528917524');

const searched = z.object({ search: z.string() });
let customers: readonly CustomerBrief[];
/** Answers of the search wait while it is set. */
let held: Promise<void> | undefined;
const asked: string[] = [];
const failure = (status: number, errors: Record<string, string[]> = {}) =>
  new ApiFailure({
    status,
    code: 'NO_RESPONSE',
    message: 'No',
    errors,
    area: 'merchant',
    isPublic: false,
    request: '',
  });
let refusal: ApiFailure | undefined;

beforeEach(() => {
  customers = [noura];
  held = undefined;
  refusal = undefined;
  asked.length = 0;
  vi.clearAllMocks();
  vi.mocked(call).mockImplementation(async (endpoint, input) => {
    if (endpoint.path === customersContract.add.path) {
      if (refusal) throw refusal;
      return { id: 9 };
    }
    const { search: text } = searched.parse(input);
    asked.push(text);
    await held;
    const digits = mobileSearchDigits(text, '971');
    return {
      records: customers.filter(({ name, mobile }) =>
        digits.length > 0 ? digits.some((one) => mobile.includes(one)) : name.includes(text),
      ),
    };
  });
});

async function open() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const [chosen, typed] = [vi.fn(), vi.fn()];
  await renderUi(
    <QueryClientProvider client={client}>
      <CustomerSearch value={undefined} onChange={chosen} onTyped={typed} error={undefined} autoFocus={false} />
    </QueryClientProvider>,
  );
  return { client, chosen, typed };
}
const search = () => screen.getByLabelText('customer');
const quickAdd = () => screen.queryByLabelText('newName');
const field = (name: 'newName' | 'newMobile') => screen.findByLabelText(name);
/** In one go: each key draws a hundred calling codes again. */
const write = async (place: HTMLElement, text: string) => {
  await userEvent.click(place);
  await userEvent.paste(text);
};
const look = async (text: string) => {
  await userEvent.clear(search());
  await write(search(), text);
};
/** What an event of the server or a second look at the tab does, with the answer still to come. */
function refetch(client: QueryClient) {
  let answer = () => {};
  held = new Promise((resolve) => {
    answer = resolve;
  });
  act(() => void client.refetchQueries({ type: 'active' }));
  return { answer: () => act(async () => answer()) };
}

describe('a customer added on the spot', () => {
  it('keeps what was typed when the search is asked again', async () => {
    const { client } = await open();
    await look('Huda');
    await userEvent.type(await field('newName'), ' Ali');
    await write(await field('newMobile'), '0501234567');
    const again = refetch(client);
    await waitFor(() => expect(asked.filter((text) => text === 'Huda')).toHaveLength(2));
    expect(await field('newName')).toHaveValue('Huda Ali');
    await again.answer();
    expect(await field('newName')).toHaveValue('Huda Ali');
    expect(await field('newMobile')).toHaveValue('0501234567');
  });

  it('stands where it stood while nothing was typed in it yet, and says so only when it was', async () => {
    const { client, typed } = await open();
    await look('Huda');
    const name = await field('newName');
    const again = refetch(client);
    await waitFor(() => expect(client.isFetching()).toBeGreaterThan(0));
    expect(await field('newName')).toBe(name);
    await again.answer();
    expect(await field('newName')).toBe(name);
    expect(typed).not.toHaveBeenCalled();
    await userEvent.type(name, '!');
    expect(typed).toHaveBeenCalledOnce();
  });

  it('is there for what stands in the search, and stays once it was written in', async () => {
    await open();
    await look('Hud');
    expect(await field('newName')).toHaveValue('Hud');
    await userEvent.type(search(), 'a');
    expect(quickAdd()).toBeNull();
    expect(await field('newName')).toHaveValue('Huda');
    await userEvent.type(await field('newName'), ' Ali');
    await look('Noura');
    expect(await screen.findByRole('option', { name: /Noura/ })).toBeInTheDocument();
    expect(await field('newName')).toHaveValue('Huda Ali');
    await userEvent.click(screen.getByRole('button', { name: 'newCustomer' }));
    expect(quickAdd()).toBeNull();
  });

  it('opened by its button follows the search until it was written in', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'newCustomer' }));
    await look('Huda');
    expect(await field('newName')).toHaveValue('Huda');
  });
});

describe('Enter', () => {
  it('takes who is meant by what stands there, and nobody meant by less of it', async () => {
    customers = [noura, person(2, 'Noor', '+971501111111')];
    const { chosen } = await open();
    await look('No');
    await screen.findByText('Noura');
    const [, second] = customers;
    let answer = () => {};
    held = new Promise((resolve) => {
      answer = resolve;
    });
    await userEvent.type(search(), 'or{Enter}');
    await waitFor(() => expect(asked).toContain('Noor'));
    await userEvent.type(search(), '{Enter}');
    expect(chosen).not.toHaveBeenCalled();
    await act(async () => answer());
    await waitFor(() => expect(chosen).toHaveBeenCalledExactlyOnceWith(second));
  });

  it('before the answer chooses nobody where several are found', async () => {
    customers = [noura, person(2, 'Noor', '+971501111111')];
    const { chosen } = await open();
    await userEvent.type(search(), 'No{Enter}');
    await screen.findByText('Noor');
    expect(chosen).not.toHaveBeenCalled();
    await userEvent.type(search(), '{Enter}');
    expect(chosen).toHaveBeenCalledExactlyOnceWith(noura);
  });
});

describe('a number somebody has already', () => {
  it.each(['0528917524', '٠٥٢٨٩١٧٥٢٤', '+971 52 891 7524', '00971528917524'])('%s is recognised', async (text) => {
    const { chosen } = await open();
    await userEvent.click(screen.getByRole('button', { name: 'newCustomer' }));
    await look(text);
    await userEvent.click(await screen.findByRole('button', { name: 'useKnown' }));
    expect(chosen).toHaveBeenCalledExactlyOnceWith(noura);
    expect(screen.queryByRole('button', { name: 'addCustomer' })).toBeNull();
  });

  it('is recognised when it is typed beside the name, and not before it is whole', async () => {
    await open();
    await look('Huda');
    await write(await field('newMobile'), '052891752');
    expect(asked).not.toContain('+97152891752');
    await userEvent.type(await field('newMobile'), '4');
    expect(await screen.findByRole('button', { name: 'useKnown' })).toBeInTheDocument();
  });

  it('of a disabled customer is said to be so, and nobody is offered or added', async () => {
    customers = [{ ...noura, status: disabled }];
    const { chosen } = await open();
    await look('0528917524');
    expect(await screen.findByText(/please activate the customer first/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'useKnown' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'addCustomer' })).toBeNull();
    expect(screen.queryByText('noneFound')).toBeNull();
    await userEvent.type(search(), '{Enter}');
    await userEvent.click(screen.getByRole('option', { name: /Noura/ }));
    expect(chosen).not.toHaveBeenCalled();
  });
});

describe('a disabled customer', () => {
  it('is shown as such where nobody else is found, and left out where somebody is', async () => {
    customers = [person(2, 'Sara Ali', '+971501111111', disabled), person(3, 'Sara Omar', '+971502222222')];
    await open();
    await look('Sara A');
    expect(await screen.findByRole('option', { name: /Disabled/ })).toBeDisabled();
    expect(await field('newName')).toHaveValue('Sara A');
    await look('Sara');
    expect(await screen.findByRole('option', { name: /Sara Omar/ })).toBeInTheDocument();
    expect(screen.getAllByRole('option')).toHaveLength(1);
  });
});

describe('what could not be added', () => {
  const add = async () => {
    await open();
    await look('Huda');
    await write(await field('newMobile'), '0501234567');
    await userEvent.click(await screen.findByRole('button', { name: 'addCustomer' }));
  };

  it('says at the field what is wrong with it', async () => {
    refusal = failure(422, { mobile: ['Taken'] });
    await add();
    expect(await screen.findByText('Taken')).toBeVisible();
    expect(reactToFailure).not.toHaveBeenCalled();
  });

  it('for want of a connection says nothing about the number', async () => {
    refusal = failure(0);
    await add();
    await waitFor(() => expect(reactToFailure).toHaveBeenCalledExactlyOnceWith(refusal, 'write'));
    expect(screen.queryByText('No')).toBeNull();
    expect(await field('newName')).toHaveValue('Huda');
  });
});
