// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '../testing/render-ui';
import { CodeInput } from './code-input';
import { DateInput } from './date-input';
import { ImageUpload } from './image-upload';
import { OrderList } from './order-list';
import { PhoneInput } from './phone-input';
import { PriceInput } from './price-input';

describe('the date input', () => {
  it('says in its name that it is required, as a button can not say it otherwise', async () => {
    await renderUi(
      <>
        <DateInput label="First day" value="2026-11-15" onChange={() => undefined} aria-required />
        <DateInput label="Last day" value={null} onChange={() => undefined} />
      </>,
    );
    expect(screen.getByRole('button', { name: 'First day, 15 Nov 2026, required' })).not.toHaveAttribute(
      'aria-required',
    );
    expect(screen.getByRole('button', { name: 'Last day, Choose a day' })).toBeVisible();
  });
});

describe('the price input', () => {
  const Price = ({ told, currency }: { told: (value: number | null) => void; currency: 'AED' | 'KWD' }) => {
    const [value, setValue] = useState<number | null>(null);
    return (
      <PriceInput
        label="Price"
        currency={currency}
        value={value}
        onChange={(next) => {
          setValue(next);
          told(next);
        }}
      />
    );
  };

  it('takes Arabic digits and the Arabic decimal sign', async () => {
    const told = vi.fn();
    await renderUi(<Price told={told} currency="AED" />);
    await userEvent.type(screen.getByLabelText('Price'), '١٢٥٫٥');
    expect(told).toHaveBeenLastCalledWith(12_550);
    await userEvent.tab();
    expect(screen.getByLabelText('Price')).toHaveValue('125.50');
  });

  it('knows how many decimals the currency has and refuses more while typing', async () => {
    const told = vi.fn();
    await renderUi(<Price told={told} currency="KWD" />);
    await userEvent.type(screen.getByLabelText('Price'), '1.2345x');
    expect(screen.getByLabelText('Price')).toHaveValue('1.234');
    expect(told).toHaveBeenLastCalledWith(1234);
    await userEvent.clear(screen.getByLabelText('Price'));
    expect(told).toHaveBeenLastCalledWith(null);
  });
});

describe('the phone input', () => {
  const Phone = ({ told, callingCode }: { told: (value: string) => void; callingCode?: string }) => {
    const [value, setValue] = useState('');
    return (
      <PhoneInput
        label="Mobile"
        value={value}
        callingCode={callingCode}
        onChange={(next) => {
          setValue(next);
          told(next);
        }}
      />
    );
  };

  it('joins the prefix of where the visitor is with what is typed', async () => {
    const told = vi.fn();
    await renderUi(<Phone told={told} callingCode="966" />);
    expect(screen.getByRole('combobox', { name: 'Country code' })).toHaveValue('+966');
    await userEvent.type(screen.getByLabelText('Mobile'), '٥٠ 123 4567');
    expect(told).toHaveBeenLastCalledWith('+966501234567');
  });

  it('follows a pasted number that says its own country', async () => {
    const told = vi.fn();
    await renderUi(<Phone told={told} />);
    await userEvent.click(screen.getByLabelText('Mobile'));
    await userEvent.paste('00965 5012 3456');
    expect(told).toHaveBeenLastCalledWith('+96550123456');
    expect(screen.getByRole('combobox', { name: 'Country code' })).toHaveValue('+965');
    expect(screen.getByLabelText('Mobile')).toHaveValue('50123456');
  });

  it('changes the number when another prefix is chosen', async () => {
    const told = vi.fn();
    await renderUi(<Phone told={told} />);
    await userEvent.type(screen.getByLabelText('Mobile'), '501234567');
    await userEvent.click(screen.getByRole('combobox', { name: 'Country code' }));
    await userEvent.keyboard('saudi');
    await userEvent.click(await screen.findByRole('option', { name: /Saudi Arabia/ }));
    expect(told).toHaveBeenLastCalledWith('+966501234567');
  });
});

describe('the code input', () => {
  it('takes a pasted code with spaces and Arabic digits, and says when it is whole', async () => {
    const done = vi.fn();
    const Code = () => {
      const [value, setValue] = useState('');
      return <CodeInput label="Code" value={value} onChange={setValue} onComplete={done} />;
    };
    await renderUi(<Code />);
    await userEvent.click(screen.getByLabelText('Code'));
    await userEvent.paste('12 ٣٤ 56 78');
    expect(done).toHaveBeenCalledExactlyOnceWith('123456');
    expect(screen.getByLabelText('Code')).toHaveValue('123456');
  });
});

describe('the order list', () => {
  const open = async () => {
    const onReorder = vi.fn();
    await renderUi(
      <OrderList
        label="Services"
        items={['Cut', 'Colour', 'Nails']}
        keyOf={(item) => item}
        nameOf={(item) => item}
        onReorder={onReorder}
      >
        {(item) => item}
      </OrderList>,
    );
    return onReorder;
  };
  const shown = () => screen.getAllByRole('listitem').map((item) => item.textContent);

  it('moves by keys and tells the new order once, when dropped', async () => {
    const onReorder = await open();
    screen.getByRole('button', { name: 'Move Cut' }).focus();
    await userEvent.keyboard(' {ArrowDown}{ArrowDown}{ArrowDown}');
    expect(shown()).toEqual(['Colour', 'Nails', 'Cut']);
    expect(onReorder).not.toHaveBeenCalled();
    expect(screen.getByRole('status')).toHaveTextContent('Cut is now at place 3 of 3');
    await userEvent.keyboard(' ');
    expect(onReorder).toHaveBeenCalledExactlyOnceWith(['Colour', 'Nails', 'Cut']);
  });

  it('puts back on Escape', async () => {
    const onReorder = await open();
    screen.getByRole('button', { name: 'Move Nails' }).focus();
    await userEvent.keyboard(' {ArrowUp}{Escape}');
    expect(shown()).toEqual(['Cut', 'Colour', 'Nails']);
    expect(onReorder).not.toHaveBeenCalled();
  });
});

describe('the image upload', () => {
  const picture = (name: string, size = 10) => new File([new Uint8Array(size)], name, { type: 'image/png' });
  let dimensions = { width: 400, height: 400 };

  beforeEach(() => {
    vi.stubGlobal('createImageBitmap', async () => dimensions);
    URL.createObjectURL = () => 'blob:preview';
    URL.revokeObjectURL = () => undefined;
  });

  const choose = async (file: File) => {
    const onChange = vi.fn();
    const { container } = await renderUi(<ImageUpload label="Logo" value={null} onChange={onChange} />);
    await userEvent.upload(container.querySelector<HTMLInputElement>('input[type=file]')!, file, {
      applyAccept: false,
    });
    return onChange;
  };

  it.each([
    [
      'another kind of file',
      picture('logo.gif'),
      { width: 4, height: 4 },
      'uploaded file must be one of these extensions jpg, jpeg, png',
    ],
    [
      'a file over 5 MB',
      picture('logo.png', 5 * 1024 * 1024 + 1),
      { width: 4, height: 4 },
      'The file must not be larger than 5 MB',
    ],
    ['a picture that is not square', picture('logo.JPG'), { width: 40, height: 30 }, 'The image must be square'],
  ])('refuses %s and says why', async (_what, file, size, sentence) => {
    dimensions = size;
    const onChange = await choose(file);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(onChange).not.toHaveBeenCalled();
  });

  it('takes a square picture', async () => {
    dimensions = { width: 400, height: 400 };
    const file = picture('logo.png');
    const onChange = await choose(file);
    await waitFor(() => expect(onChange).toHaveBeenCalledExactlyOnceWith(file));
  });
});
