import { readStored, writeStored } from '../../../lib/storage';
import { drawerBytes, receiptBytes, toDots } from './esc-pos';
import { paintReceipt } from './paint-receipt';
import { openSerialPrinter, openUsbPrinter, type ByteDevice } from './printer-devices';
import { printOnPaper } from './print-on-paper';
import type { Receipt } from './receipt';

export type ReceiptPrinter = {
  print: (receipt: Receipt) => Promise<void>;
  /** The drawer hangs on the printer's cable; the print dialog can not reach it and does nothing. */
  openDrawer: () => Promise<void>;
};

export const PRINTER_KINDS = ['dialog', 'usb', 'serial'] as const;
export type PrinterKind = (typeof PRINTER_KINDS)[number];

const STORED = 'rawnaq.till.printer';

/** A printer stands at a desk, so the choice belongs to the device and not to the person. */
export const chosenPrinter = (): PrinterKind => {
  const stored = readStored(STORED);
  return PRINTER_KINDS.find((kind) => kind === stored && canUse(kind)) ?? 'dialog';
};
export const choosePrinter = (kind: PrinterKind): void => writeStored(STORED, kind);

export const canUse = (kind: PrinterKind): boolean =>
  kind === 'dialog' || (kind === 'usb' ? 'usb' in navigator : 'serial' in navigator);

/** Asks the person which device it is, where the browser has not been told before: only after a click or a key. */
export const connectPrinter = async (kind: Exclude<PrinterKind, 'dialog'>): Promise<void> => {
  const device = await openDevice(kind, true);
  await device.close();
};

export const printerOf = (kind: PrinterKind): ReceiptPrinter => (kind === 'dialog' ? dialogPrinter : bytePrinter(kind));

const dialogPrinter: ReceiptPrinter = {
  print: async (receipt) => printOnPaper(await paintReceipt(receipt)),
  openDrawer: async () => undefined,
};

function bytePrinter(kind: Exclude<PrinterKind, 'dialog'>): ReceiptPrinter {
  const send = async (bytes: Uint8Array<ArrayBuffer>) => {
    const device = await openDevice(kind, false);
    try {
      await device.write(bytes);
    } finally {
      await device.close();
    }
  };
  return {
    print: async (receipt) => {
      const canvas = await paintReceipt(receipt);
      const picture = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
      await send(receiptBytes(toDots(picture)));
    },
    openDrawer: () => send(drawerBytes()),
  };
}

const openDevice = (kind: Exclude<PrinterKind, 'dialog'>, mayAsk: boolean): Promise<ByteDevice> =>
  kind === 'usb' ? openUsbPrinter(mayAsk) : openSerialPrinter(mayAsk);
