// @vitest-environment jsdom
import { Drawer, Modal, Popover } from '@mantine/core';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useRef, useState, type ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { useShortcuts } from '../../lib/use-shortcuts';
import { OrderList } from '../inputs/order-list';
import { RecordDrawer } from '../record-drawer';
import { renderUi } from '../testing/render-ui';
import { keepEscapeInOrder } from '../theme/escape-order';

// As the provider of the app does it, before any dialog listens.
keepEscapeInOrder();

/** A page with keys of its own, and a drawer with a form, its keys and a popover. */
function Page({ heard }: { heard: (what: string) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  useShortcuts([
    ['N', () => heard('page')],
    ['ArrowLeft', () => heard('page')],
  ]);
  useShortcuts([['mod+K', () => heard('search')]], { whileTyping: true });
  return (
    <>
      <input aria-label="field" />
      <textarea aria-label="text" />
      <button type="button" onClick={() => setIsOpen(true)}>
        open
      </button>
      <button type="button" onClick={() => setIsAsking(true)}>
        ask
      </button>
      <Drawer opened={isOpen} onClose={() => setIsOpen(false)} transitionProps={{ duration: 0 }} title="Book">
        <Form heard={heard} />
      </Drawer>
      <Drawer opened={isAsking} onClose={() => setIsAsking(false)} transitionProps={{ duration: 0 }} title="Sure?">
        <button type="button">yes</button>
      </Drawer>
    </>
  );
}

function Form({ heard }: { heard: (what: string) => void }) {
  const form = useRef<HTMLFormElement>(null);
  const [isChoosing, setIsChoosing] = useState(false);
  useShortcuts([['mod+Enter', () => heard('form')]], { place: form, whileTyping: true });
  return (
    <form ref={form}>
      <input aria-label="name" />
      <Popover opened={isChoosing} onChange={setIsChoosing} transitionProps={{ duration: 0 }} trapFocus returnFocus>
        <Popover.Target>
          <button type="button" onClick={() => setIsChoosing(true)}>
            choose
          </button>
        </Popover.Target>
        <Popover.Dropdown>
          <button type="button">a day</button>
        </Popover.Dropdown>
      </Popover>
    </form>
  );
}

const press = (target: Element, key: string, more: object = {}) =>
  fireEvent.keyDown(target, { key, code: key.length === 1 ? `Key${key.toUpperCase()}` : key, bubbles: true, ...more });
async function openPage() {
  const heard = vi.fn<(what: string) => void>();
  await renderUi(<Page heard={heard} />);
  return heard;
}
type Shown = ReactElement;
const book = () => screen.queryByRole('dialog', { name: 'Book' });

describe('the shortcuts of a page', () => {
  it('act on the page', async () => {
    const heard = await openPage();
    press(document.body, 'n');
    press(document.body, 'ArrowLeft');
    press(document.body, 'k', { ctrlKey: true });
    expect(heard.mock.calls.flat()).toEqual(['page', 'page', 'search']);
  });

  it.each(['field', 'text'])('do not act while somebody types into the %s, but for those that say so', async (name) => {
    const heard = await openPage();
    const field = screen.getByLabelText(name);
    press(field, 'n');
    press(field, 'ArrowLeft');
    expect(heard).not.toHaveBeenCalled();
    press(field, 'k', { ctrlKey: true });
    expect(heard.mock.calls).toEqual([['search']]);
  });

  it('do not act behind a dialog; those of the dialog’s own form do, while it is the topmost', async () => {
    const heard = await openPage();
    fireEvent.click(screen.getByText('open'));
    await screen.findByRole('dialog', { name: 'Book' });
    for (const target of [document.body, screen.getByText('choose')]) {
      press(target, 'n');
      press(target, 'ArrowLeft');
      press(target, 'k', { ctrlKey: true });
    }
    expect(heard).not.toHaveBeenCalled();
    press(screen.getByLabelText('name'), 'Enter', { ctrlKey: true });
    expect(heard.mock.calls).toEqual([['form']]);

    fireEvent.click(screen.getByText('ask'));
    await screen.findByRole('dialog', { name: 'Sure?' });
    press(screen.getByText('yes'), 'Enter', { ctrlKey: true });
    expect(heard).toHaveBeenCalledTimes(1);
  });
});

describe('letters', () => {
  it('are found by their place where the layout has another script there', async () => {
    const heard = await openPage();
    expect(press(document.body, 'ن', { code: 'KeyK', ctrlKey: true })).toBe(false);
    expect(press(document.body, 'ى', { code: 'KeyN' })).toBe(false);
    // An Arabic key may write two letters at once.
    press(document.body, 'لا', { code: 'KeyB' });
    expect(heard.mock.calls.flat()).toEqual(['search', 'page']);
  });

  it('are what is written on them where the layout is Latin, whatever their place', async () => {
    const heard = await openPage();
    press(document.body, 'b', { code: 'KeyN' });
    press(document.body, ',', { code: 'KeyN' });
    expect(heard).not.toHaveBeenCalled();
    press(document.body, 'n', { code: 'KeyB' });
    expect(heard.mock.calls).toEqual([['page']]);
  });

  it('act once, and while somebody types only where they say so', async () => {
    const heard = await openPage();
    press(document.body, 'n');
    press(screen.getByLabelText('field'), 'ى', { code: 'KeyN' });
    press(screen.getByLabelText('field'), 'ن', { code: 'KeyK', ctrlKey: true });
    expect(heard.mock.calls.flat()).toEqual(['page', 'search']);
  });

  it('behind a dialog are left to the browser', async () => {
    const heard = await openPage();
    expect(press(document.body, 'k', { ctrlKey: true })).toBe(false);
    fireEvent.click(screen.getByText('open'));
    await screen.findByRole('dialog', { name: 'Book' });
    expect(press(document.body, 'k', { ctrlKey: true })).toBe(true);
    expect(press(document.body, 'ن', { code: 'KeyK', ctrlKey: true })).toBe(true);
    expect(heard).toHaveBeenCalledTimes(1);
  });
});

describe('Escape', () => {
  it('inside a popover closes the popover alone; the next one closes the dialog', async () => {
    await openPage();
    fireEvent.click(screen.getByText('open'));
    await screen.findByRole('dialog', { name: 'Book' });
    fireEvent.click(screen.getByText('choose'));
    const day = await screen.findByText('a day');
    press(day, 'Escape');
    await waitFor(() => expect(screen.queryByText('a day')).toBeNull());
    expect(book()).not.toBeNull();
    press(screen.getByLabelText('name'), 'Escape');
    await waitFor(() => expect(book()).toBeNull());
  });

  it('puts a lifted row of a drawer back; the next one closes the drawer', async () => {
    const [onClose, onReorder] = [vi.fn(), vi.fn()];
    await renderUi(
      <RecordDrawer opened onClose={onClose} title="Order">
        <OrderList
          label="Order"
          items={['Maryam', 'Noura']}
          keyOf={(name) => name}
          nameOf={(name) => name}
          onReorder={onReorder}
        >
          {(name) => <span>{name}</span>}
        </OrderList>
      </RecordDrawer>,
    );
    const handle = await screen.findByRole('button', { name: /Maryam/ });
    press(handle, ' ');
    press(handle, 'ArrowDown');
    press(handle, 'Escape');
    expect(handle).toHaveAttribute('aria-pressed', 'false');
    expect([onClose.mock.calls.length, onReorder.mock.calls.length]).toEqual([0, 0]);
    // The mark lasts for that one key.
    await new Promise((done) => setTimeout(done));
    press(handle, 'Escape');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a dialog that was opened after it', (one: Shown, two: Shown) => [one, two], 110],
    ['a question, which lies above wherever it stands', (one: Shown, two: Shown) => [two, one], 201],
  ])('closes %s, and leaves the drawer below, whose keys are silent', async (_, inOrder, layer) => {
    const [below, above, heard] = [vi.fn(), vi.fn(), vi.fn()];
    const drawer = (
      <Drawer key="drawer" opened onClose={below} title="below" zIndex={110}>
        <Form heard={heard} />
      </Drawer>
    );
    const dialog = (
      <Modal
        key="dialog"
        opened
        onClose={above}
        title="above"
        zIndex={layer}
        closeButtonProps={{ 'aria-label': 'close' }}
      >
        <input aria-label="reason" />
      </Modal>
    );
    await renderUi(<>{inOrder(drawer, dialog)}</>);
    const reason = await screen.findByLabelText('reason');
    press(reason, 'Enter', { ctrlKey: true });
    expect(heard).not.toHaveBeenCalled();
    press(reason, 'Escape');
    expect([below.mock.calls.length, above.mock.calls.length]).toEqual([0, 1]);
  });
});
