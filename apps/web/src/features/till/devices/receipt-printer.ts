import type { Language } from '@rawnaq/domain/kernel/localized';
import type { Paper } from '@rawnaq/domain/papers/paper';
import { readStored, writeStored } from '../../../lib/storage';
import { printPaper } from '../../../ui/paper/print-paper';
import { drawerBytes, receiptBytes, toDots } from './esc-pos';
import { paintReceipt } from './paint-receipt';
import { openSerialPrinter, openUsbPrinter, type ByteDevice } from './printer-devices';
import { receiptOf } from './receipt-of-paper';
import type { Receipt } from './receipt';

export type ReceiptPrinter = {
  print: (paper: Paper, language: Language) => Promise<void>;
  /** The drawer hangs on the printer's cable; the print dialog can not reach it and does nothing. */
  openDrawer: () => Promise<void>;
};

export const PRINTER_KINDS = ['dialog', 'usb', 'serial'] as const;
export type PrinterKind = (typeof PRINTER_KINDS)[number];
/** Printers we send bytes to ourselves. */
export type ByteKind = Exclude<PrinterKind, 'dialog'>;

const STORED = 'rawnaq.till.printer';

/** A printer stands at a desk, so the choice belongs to the device and not to the person. */
export const chosenPrinter = (): PrinterKind => {
  const stored = readStored(STORED);
  return PRINTER_KINDS.find((kind) => kind === stored && canUse(kind)) ?? 'dialog';
};
export const choosePrinter = (kind: PrinterKind): void => writeStored(STORED, kind);

export const canUse = (kind: PrinterKind): boolean => kind === 'dialog' || kind in navigator;

/** Asks the person which device it is, where the browser has not been told before: only after a click or a key. */
export const connectPrinter = async (kind: ByteKind): Promise<void> => {
  const device = await openDevice(kind, true);
  await device.close();
};

export const printerOf = (kind: PrinterKind): ReceiptPrinter =>
  kind === 'dialog'
    ? { print: (paper, language) => printPaper(paper, '80mm', language), openDrawer: async () => undefined }
    : {
        print: (paper, language) => sendReceipt(kind, receiptOf(paper, language)),
        openDrawer: () => send(kind, drawerBytes()),
      };

export async function sendReceipt(kind: ByteKind, receipt: Receipt): Promise<void> {
  const canvas = await paintReceipt(receipt);
  const picture = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
  await send(kind, receiptBytes(toDots(picture)));
}

async function send(kind: ByteKind, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const device = await openDevice(kind, false);
  try {
    await device.write(bytes);
  } finally {
    await device.close();
  }
}

const openDevice = (kind: ByteKind, mayAsk: boolean): Promise<ByteDevice> =>
  kind === 'usb' ? openUsbPrinter(mayAsk) : openSerialPrinter(mayAsk);
