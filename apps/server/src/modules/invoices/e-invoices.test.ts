import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumMinor, type Minor } from '@rawnaq/domain/kernel/money';
import { splitVat } from '@rawnaq/domain/kernel/vat';
import { base64, utf8 } from '@rawnaq/domain/e-invoices/bytes';
import { FIRST_PREVIOUS_HASH, invoiceHash, nextPlace } from '@rawnaq/domain/e-invoices/chain';
import { mockAuthority, zatcaPhase1 } from '@rawnaq/domain/e-invoices/drivers';
import type { EInvoice } from '@rawnaq/domain/e-invoices/e-invoice';
import { einvoiceStatuses } from '@rawnaq/domain/e-invoices/e-invoice.states';
import { invoiceQr, qrTlv } from '@rawnaq/domain/e-invoices/qr-tlv';
import { writeUbl } from '@rawnaq/domain/e-invoices/ubl';

const sha256 = (bytes: Uint8Array): Uint8Array => createHash('sha256').update(bytes).digest();
const place = nextPlace(null);

describe('the code of phase 1', () => {
  it.each([
    [
      ['Salla', '1234567891', '2021-07-12T14:25:09Z', '100.00', '15.00'],
      'AQVTYWxsYQIKMTIzNDU2Nzg5MQMUMjAyMS0wNy0xMlQxNDoyNTowOVoEBjEwMC4wMAUFMTUuMDA=',
    ],
    [
      ['سلة', '1234567891', '2021-07-12T14:25:09Z', '100.00', '15.00'],
      'AQbYs9mE2KkCCjEyMzQ1Njc4OTEDFDIwMjEtMDctMTJUMTQ6MjU6MDlaBAYxMDAuMDAFBTE1LjAw',
    ],
    [
      ['Bobs Records', '310122393500003', '2022-04-25T15:30:00Z', '1000.00', '150.00'],
      'AQxCb2JzIFJlY29yZHMCDzMxMDEyMjM5MzUwMDAwMwMUMjAyMi0wNC0yNVQxNTozMDowMFoEBzEwMDAuMDAFBjE1MC4wMA==',
    ],
    [
      ['صالون الأمل', '310122393500003', '2026-11-15T10:30:00Z', '115.00', '15.00'],
      'ARXYtdin2YTZiNmGINin2YTYo9mF2YQCDzMxMDEyMjM5MzUwMDAwMwMUMjAyNi0xMS0xNVQxMDozMDowMFoEBjExNS4wMAUFMTUuMDA=',
    ],
  ])('%j', (values, code) => {
    expect(qrTlv(values)).toBe(code);
  });

  it('is made from what the document prints, on the salon’s clock', () => {
    const code = invoiceQr({
      seller_name: 'صالون الأمل',
      seller_trn: '310122393500003',
      issued: { date: '2026-11-15', time: '10:30:00' },
      total: 11500,
      vat: 1500,
      currency: 'SAR',
    });
    expect(code).toBe(qrTlv(['صالون الأمل', '310122393500003', '2026-11-15T10:30:00Z', '115.00', '15.00']));
  });

  it.each(['م', 'a', '€', '💅', 'aم'])('ends a name of too many %s at a whole letter', (letter) => {
    const bytes = Buffer.from(qrTlv([letter.repeat(300), 'x']), 'base64');
    const name = bytes.subarray(2, 2 + bytes[1]!).toString('utf8');
    expect(letter.repeat(300).startsWith(name)).toBe(true);
    expect(bytes[1]).toBeGreaterThan(251);
    expect(bytes.subarray(2 + bytes[1]!).toString('latin1')).toBe('\u0002\u0001x');
  });
});

it('writes UTF-8 and Base64 as everybody does', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(base64(utf8(text))).toBe(Buffer.from(text, 'utf8').toString('base64'));
    }),
  );
});

describe('the chain', () => {
  it('begins with the authority’s constant', () => {
    const hex = createHash('sha256').update('0').digest('hex');
    expect(FIRST_PREVIOUS_HASH).toBe(Buffer.from(hex).toString('base64'));
    expect(nextPlace(null)).toEqual({ icv: 1, previous_hash: FIRST_PREVIOUS_HASH });
  });

  it('counts by one and carries the hash of the document before', () => {
    const first = zatcaPhase1(sha256).seal(anInvoice(), nextPlace(null))!;
    const second = zatcaPhase1(sha256).seal(anInvoice(), nextPlace(first))!;
    expect(second).toMatchObject({ icv: 2, previous_hash: first.hash });
    expect(second.xml).toContain(first.hash);
    expect(second.hash).not.toBe(first.hash);
    expect(first.hash).toBe(invoiceHash(first.xml, sha256));
    expect(first.hash).toMatch(/^[\w+/]{43}=$/);
  });
});

describe('drivers', () => {
  it('the mock accepts what it sealed', async () => {
    const mock = mockAuthority(sha256);
    const sealed = mock.seal(anInvoice(), place)!;
    expect((await mock.submit!(sealed)).status).toBe(einvoiceStatuses.codes.accepted);
  });

  it('the code has the amount the customer pays, rounding included', () => {
    const sealed = zatcaPhase1(sha256).seal(reckoned([{ gross: 5002, discount: 0 }]), place)!;
    const bytes = Buffer.from(sealed.qr, 'base64').toString('latin1');
    expect(bytes).toContain('\u000450.02'.replace('\u0004', '\u0004\u0005'));
    expect(bytes).toContain('\u0005\u00046.53');
  });
});

describe('the XML', () => {
  it('is well formed whatever people write into it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const xml = writeUbl({ ...anInvoice(), number: text, original: { number: '1', reason: text } }, place);
        assertWellFormed(xml);
      }),
    );
    const [line] = anInvoice().lines;
    const xml = writeUbl({ ...anInvoice(), lines: [{ ...line!, name: '</cbc:Name><x a="1">&amp; قص ]]>' }] }, place);
    expect(textsOf(xml, 'cbc:Name')).toEqual(['&lt;/cbc:Name&gt;&lt;x a="1"&gt;&amp;amp; قص ]]&gt;']);
  });

  it('says what kind of document it is', () => {
    for (const [kind, code] of [
      ['invoice', '388'],
      ['deposit', '386'],
      ['credit_note', '381'],
      ['debit_note', '383'],
    ] as const)
      expect(writeUbl({ ...anInvoice(), kind }, place)).toContain(
        `<cbc:InvoiceTypeCode name="0200000">${code}</cbc:InvoiceTypeCode>`,
      );
    const full = writeUbl({ ...anInvoice(), simplified: false, buyer: anInvoice().seller }, place);
    expect(full).toContain('<cbc:InvoiceTypeCode name="0100000">');
    expect(full.match(/<cbc:ProfileID>reporting:1.0</)).not.toBeNull();
  });

  it('a note names the invoice and the reason', () => {
    const xml = writeUbl(
      { ...anInvoice(), kind: 'credit_note', payments: [], original: { number: 'NS-1', reason: 'إرجاع' } },
      place,
    );
    expect(xml).toContain('<cac:InvoiceDocumentReference><cbc:ID>NS-1</cbc:ID>');
    expect(xml).toContain('<cbc:InstructionNote>إرجاع</cbc:InstructionNote>');
  });

  it('takes deposits off the amount due and names each of them', () => {
    const deposit = { number: 'DEP-7', uuid: 'u-7', issued: anInvoice().issued, net: 5000, vat: 750, rate: 1500 };
    const xml = writeUbl({ ...reckoned([{ gross: 23000, discount: 0 }]), prepaid: [deposit] }, place);
    expect(amountOf(xml, 'cbc:PrepaidAmount')).toBe(5750);
    expect(amountOf(xml, 'cbc:PayableAmount')).toBe(23000 - 5750);
    expect(xml).toContain('<cbc:ID>DEP-7</cbc:ID><cbc:UUID>u-7</cbc:UUID>');
    expect(xml).toContain('<cbc:DocumentTypeCode>386</cbc:DocumentTypeCode>');
  });

  it('the authority arrives at our sums, for any lines and discounts', () => {
    const line = fc
      .tuple(fc.integer({ min: 0, max: 300_000 }), fc.integer({ min: 0, max: 100 }), fc.integer({ min: 1, max: 12 }))
      .map(([gross, part, quantity]) => ({ gross, discount: Math.floor((gross * part) / 100), quantity }));
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 8 }), (lines) => {
        const invoice = reckoned(lines);
        assertSums(writeUbl(invoice, place), invoice);
      }),
      { numRuns: 500 },
    );
  });

  it('refuses an amount below zero', () => {
    const [line] = anInvoice().lines;
    expect(() => writeUbl({ ...anInvoice(), lines: [{ ...line!, net: -1 }] }, place)).toThrow(RangeError);
  });
});

function reckoned(lines: readonly { gross: Minor; discount: Minor; quantity?: number }[]): EInvoice {
  const split = splitVat(
    lines.map(({ gross, discount }) => ({ gross: gross - discount, rate: 1500 })),
    'document',
  );
  return {
    ...anInvoice(),
    lines: split.lines.map(({ net, rate }, index) => ({
      name: `Line ${index}`,
      quantity: lines[index]!.quantity ?? 1,
      net,
      rate,
      allowance: Math.round(lines[index]!.discount / 1.15),
    })),
    rates: split.rates,
    rounding: split.rounding,
  };
}

function anInvoice(): EInvoice {
  return {
    kind: 'invoice',
    simplified: true,
    uuid: '3cf5ee18-ee25-44ea-a444-2c37ba7f28be',
    number: 'NS-000731',
    issued: { date: '2026-11-18', time: '19:42:05' },
    supply_date: '2026-11-18',
    currency: 'SAR',
    seller: {
      name: 'صالون نورس & Co',
      trn: '310458726900003',
      cr_number: '1010873264',
      address: {
        street: 'شارع الأمير محمد',
        building: '7342',
        district: 'العليا',
        city: 'الرياض',
        postal_code: '12241',
        country: 'SA',
      },
    },
    buyer: null,
    lines: [{ name: 'قص شعر', quantity: 1, net: 8000, allowance: 0, rate: 1500 }],
    rates: [{ rate: 1500, net: 8000, vat: 1200 }],
    rounding: 0,
    prepaid: [],
    payments: ['cash'],
    original: null,
  };
}

/**
 * As BR-KSA and EN 16931 check them: totals from subtotals, VAT from the taxable amount, lines from price and
 * allowance.
 */
function assertSums(xml: string, { rounding }: EInvoice): void {
  const lines = xml.split('<cac:InvoiceLine>').slice(1);
  const head = xml.slice(0, xml.indexOf('<cac:InvoiceLine>'));
  const nets = lines.map((line) => {
    const [net, price] = [amountOf(line, 'cbc:LineExtensionAmount'), amountOf(line, 'cbc:PriceAmount')];
    const allowance = line.includes('<cac:AllowanceCharge>') ? amountOf(line, 'cbc:Amount') : 0;
    expect(textsOf(line, 'cbc:BaseQuantity')).toEqual(textsOf(line, 'cbc:InvoicedQuantity'));
    expect(net).toBe(price - allowance);
    expect(amountOf(line, 'cbc:TaxAmount')).toBe(fifteenPercent(net));
    expect(amountOf(line, 'cbc:RoundingAmount')).toBe(net + fifteenPercent(net));
    return net;
  });
  const totals = head.split('<cac:TaxTotal>').slice(1);
  expect(totals).toHaveLength(2);
  const taxable = textsOf(totals[0]!, 'cbc:TaxableAmount').map(minor);
  const [vat, ...vats] = textsOf(totals[0]!, 'cbc:TaxAmount').map(minor);
  expect(vat).toBe(sumMinor(vats));
  expect(textsOf(totals[1]!, 'cbc:TaxAmount').map(minor)).toEqual([vat]);
  for (const [index, net] of taxable.entries()) expect(vats[index]).toBe(fifteenPercent(net));
  expect(amountOf(head, 'cbc:LineExtensionAmount')).toBe(sumMinor(nets));
  expect(amountOf(head, 'cbc:TaxExclusiveAmount')).toBe(sumMinor(taxable));
  expect(sumMinor(nets)).toBe(sumMinor(taxable));
  const inclusive = amountOf(head, 'cbc:TaxInclusiveAmount');
  expect(inclusive).toBe(sumMinor(taxable) + vat!);
  expect(amountOf(head, 'cbc:PayableAmount')).toBe(inclusive + rounding);
  expect(head.includes('cbc:PayableRoundingAmount')).toBe(rounding !== 0);
}

/** Half up, in whole hundredths. */
const fifteenPercent = (net: Minor): Minor => Math.floor((net * 15 + 50) / 100);
const minor = (text: string): Minor => Number(text.replace('.', ''));
const amountOf = (xml: string, name: string): Minor => minor(textsOf(xml, name)[0]!);
const textsOf = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'g'))].map((match) => match[1]!);

/** Every element is closed where it was opened, and no letter stands that XML refuses. */
function assertWellFormed(xml: string): void {
  const open: string[] = [];
  // eslint-disable-next-line no-control-regex -- these are the ones XML refuses
  expect(xml).not.toMatch(/[\u0000-\u0008\u000B\u000C\u000E-\u001F]/);
  expect(xml.replace(/<\/?[\w:]+(?: [\w:]+="[^"<]*")*>/g, '')).not.toMatch(/[<>]|&(?!(amp|lt|gt|quot|#xD);)/);
  for (const [, closing, name] of xml.matchAll(/<(\/?)([\w:]+)(?: [\w:]+="[^"<]*")*>/g))
    if (!closing) open.push(name!);
    else expect(open.pop()).toBe(name);
  expect(open).toEqual([]);
}
