/** The little we need of WebUSB and Web Serial, which only some browsers have. */
type UsbEndpoint = { direction: 'in' | 'out'; endpointNumber: number };
type UsbAlternate = { interfaceClass: number; endpoints: readonly UsbEndpoint[] };
type UsbInterface = { interfaceNumber: number; alternates: readonly UsbAlternate[] };
type UsbDevice = {
  configuration: { interfaces: readonly UsbInterface[] } | null;
  open: () => Promise<void>;
  close: () => Promise<void>;
  selectConfiguration: (value: number) => Promise<void>;
  claimInterface: (number: number) => Promise<void>;
  transferOut: (endpoint: number, bytes: Uint8Array<ArrayBuffer>) => Promise<{ status?: string }>;
};
type Usb = {
  getDevices: () => Promise<UsbDevice[]>;
  requestDevice: (options: { filters: { classCode: number }[] }) => Promise<UsbDevice>;
};
type SerialPort = {
  open: (options: { baudRate: number }) => Promise<void>;
  close: () => Promise<void>;
  writable: WritableStream<Uint8Array> | null;
};
type Serial = { getPorts: () => Promise<SerialPort[]>; requestPort: () => Promise<SerialPort> };

declare global {
  interface Navigator {
    readonly usb?: Usb;
    readonly serial?: Serial;
  }
}

export type ByteDevice = { write: (bytes: Uint8Array<ArrayBuffer>) => Promise<void>; close: () => Promise<void> };

/** Nobody has chosen a printer on this device yet, or it is not plugged in. */
export class PrinterMissing extends Error {}

const PRINTERS = 7;
const CHUNK = 4096;
const BAUD = 9600;

export async function openUsbPrinter(mayAsk: boolean): Promise<ByteDevice> {
  const { usb } = navigator;
  const device =
    (await usb?.getDevices())?.[0] ??
    (mayAsk ? await usb?.requestDevice({ filters: [{ classCode: PRINTERS }] }) : undefined);
  if (!device) throw new PrinterMissing();
  await device.open();
  if (!device.configuration) await device.selectConfiguration(1);
  const place = outputOf(device);
  if (!place) {
    await device.close();
    throw new PrinterMissing();
  }
  await device.claimInterface(place.interfaceNumber);
  return {
    write: async (bytes) => {
      for (let at = 0; at < bytes.length; at += CHUNK)
        await device.transferOut(place.endpoint, bytes.slice(at, at + CHUNK));
    },
    close: () => device.close(),
  };
}

function outputOf({ configuration }: UsbDevice) {
  for (const { interfaceNumber, alternates } of configuration?.interfaces ?? [])
    for (const { interfaceClass, endpoints } of alternates) {
      const out = endpoints.find(({ direction }) => direction === 'out');
      if (interfaceClass === PRINTERS && out) return { interfaceNumber, endpoint: out.endpointNumber };
    }
  return undefined;
}

export async function openSerialPrinter(mayAsk: boolean): Promise<ByteDevice> {
  const { serial } = navigator;
  const port = (await serial?.getPorts())?.[0] ?? (mayAsk ? await serial?.requestPort() : undefined);
  if (!port) throw new PrinterMissing();
  await port.open({ baudRate: BAUD });
  const writer = port.writable?.getWriter();
  if (!writer) {
    await port.close();
    throw new PrinterMissing();
  }
  return {
    write: (bytes) => writer.write(bytes),
    close: async () => {
      await writer.close();
      await port.close();
    },
  };
}
