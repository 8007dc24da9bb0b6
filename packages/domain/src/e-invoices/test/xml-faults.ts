import type { InvoiceLineKind } from '../../invoices/invoice-line.rules';
import type { Document } from '../../invoices/test/document-faults';
import { nearest } from '../../invoices/test/independent-sale';
import { nextPlace } from '../chain';
import { writeUbl } from '../ubl';

const PLACE = nextPlace(null);

/**
 * What the tax authority of the Kingdom would refuse in the XML of an invoice or a credit note, in words; undefined
 * when it is right. It reads nothing but the text: total VAT is the sum over the rates and each is its rate on its
 * net, the total is net and VAT, and every line is quantity × price less its allowance.
 */
export function xmlFaultOf(
  { lines, rates, rounding, total }: Document,
  kinds: readonly InvoiceLineKind[],
  quantities: readonly number[],
  isNote: boolean,
): string | undefined {
  const taxed = lines.flatMap((line, place) => (kinds[place] === 'tip' ? [] : [{ line, place }]));
  if (taxed.length === 0) return undefined;
  const xml = writeUbl(
    {
      kind: isNote ? 'credit_note' : 'invoice',
      simplified: true,
      uuid: '3cf5ee18-ee25-44ea-a444-2c37ba7f28be',
      number: '1',
      issued: { date: '2026-11-18', time: '19:42:05' },
      supply_date: '2026-11-18',
      currency: 'SAR',
      seller: { name: 'نورس', trn: '310458726900003', address: null, cr_number: null },
      buyer: null,
      lines: taxed.map(({ line: { net, allowance, rate }, place }) => ({
        name: 'قص',
        quantity: Math.max(quantities[place]!, 1),
        net,
        allowance,
        rate,
      })),
      rates: rates.map(({ rate, net, vat }) => ({ rate, net, vat })),
      rounding,
      prepaid: [],
      payments: ['cash'],
      original: isNote ? { number: '1', reason: 'إرجاع' } : null,
    },
    PLACE,
  );
  return sumsFaultOf(xml, BigInt(total));
}

function sumsFaultOf(xml: string, asked: bigint): string | undefined {
  const [head, ...lines] = xml.split('<cac:InvoiceLine>');
  let nets = 0n;
  for (const line of lines) {
    const [net, price] = [amountOf(line, 'cbc:LineExtensionAmount'), amountOf(line, 'cbc:PriceAmount')];
    const [pieces, priced] = [textOf(line, 'cbc:InvoicedQuantity'), textOf(line, 'cbc:BaseQuantity')];
    const allowance = line.includes('<cac:AllowanceCharge>') ? amountOf(line, 'cbc:Amount') : 0n;
    if ((BigInt(pieces) * price) / BigInt(priced) - allowance !== net) return 'quantity × price − allowance of a line';
    if (amountOf(line, 'cbc:RoundingAmount') !== net + amountOf(line, 'cbc:TaxAmount')) return 'a line with its VAT';
    nets += net;
  }
  const [, byRate, alone] = head!.split('<cac:TaxTotal>');
  const vat = amountOf(byRate!, 'cbc:TaxAmount');
  if (amountOf(alone!, 'cbc:TaxAmount') !== vat) return 'VAT in the currency of the tax';
  let [taxable, vats] = [0n, 0n];
  for (const rate of byRate!.split('<cac:TaxSubtotal>').slice(1)) {
    const [net, own] = [amountOf(rate, 'cbc:TaxableAmount'), amountOf(rate, 'cbc:TaxAmount')];
    if (nearest(net * BigInt(textOf(rate, 'cbc:Percent').replace('.', '')), 10_000n) !== own) return 'VAT of a rate';
    taxable += net;
    vats += own;
  }
  if (vats !== vat) return 'total VAT is not the sum over the rates';
  if (taxable !== nets || amountOf(head!, 'cbc:LineExtensionAmount') !== nets) return 'net is not the sum of the lines';
  const inclusive = amountOf(head!, 'cbc:TaxInclusiveAmount');
  if (amountOf(head!, 'cbc:TaxExclusiveAmount') + vat !== inclusive) return 'total is not net and VAT';
  const rounding = head!.includes('cbc:PayableRoundingAmount') ? amountOf(head!, 'cbc:PayableRoundingAmount') : 0n;
  const payable = amountOf(head!, 'cbc:PayableAmount');
  return payable !== inclusive + rounding || payable !== asked ? 'what is asked for' : undefined;
}

const amountOf = (xml: string, name: string): bigint => BigInt(textOf(xml, name).replace('.', ''));

function textOf(xml: string, name: string): string {
  const from = xml.indexOf('>', xml.indexOf(`<${name}`)) + 1;
  return xml.slice(from, xml.indexOf('<', from));
}
