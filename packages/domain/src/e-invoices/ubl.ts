import { assertMinor, formatDecimal, sumMinor, type Minor } from '../kernel/money';
import { vatOn } from '../kernel/vat';
import type { ChainPlace, EInvoice, EInvoiceLine, EInvoiceParty, EInvoicePrepayment } from './e-invoice';
import { tag, xmlDocument, type Xml } from './xml';

const TYPE_CODES = { invoice: '388', deposit: '386', credit_note: '381', debit_note: '383' } as const;
const PAYMENT_CODES = { cash: '10', credit: '30', bank_account: '42', card: '48' } as const;

/**
 * The document in UBL 2.1 as KSA profiles it, without seal and code. Every sum is one of ours: a reader who recomputes them (and the
 * authority does, to the hundredth) must arrive at the same figures.
 */
export function writeUbl(invoice: EInvoice, { icv, previous_hash }: ChainPlace): string {
  assertPositive(invoice);
  const money = moneyTag(invoice);
  return xmlDocument('Invoice', [
    tag('cbc:ProfileID', 'reporting:1.0'),
    tag('cbc:ID', invoice.number),
    tag('cbc:UUID', invoice.uuid),
    tag('cbc:IssueDate', invoice.issued.date),
    tag('cbc:IssueTime', invoice.issued.time),
    tag('cbc:InvoiceTypeCode', TYPE_CODES[invoice.kind], { name: invoice.simplified ? '0200000' : '0100000' }),
    tag('cbc:DocumentCurrencyCode', invoice.currency),
    tag('cbc:TaxCurrencyCode', 'SAR'),
    invoice.original &&
      tag('cac:BillingReference', [tag('cac:InvoiceDocumentReference', [tag('cbc:ID', invoice.original.number)])]),
    tag('cac:AdditionalDocumentReference', [tag('cbc:ID', 'ICV'), tag('cbc:UUID', String(icv))]),
    tag('cac:AdditionalDocumentReference', [
      tag('cbc:ID', 'PIH'),
      tag('cac:Attachment', [tag('cbc:EmbeddedDocumentBinaryObject', previous_hash, { mimeCode: 'text/plain' })]),
    ]),
    tag('cac:AccountingSupplierParty', [party(invoice.seller, invoice.seller.cr_number)]),
    tag('cac:AccountingCustomerParty', invoice.buyer ? [party(invoice.buyer, null)] : []),
    tag('cac:Delivery', [tag('cbc:ActualDeliveryDate', invoice.supply_date)]),
    ...paymentMeans(invoice),
    taxTotal(invoice, true),
    taxTotal(invoice, false),
    legalTotal(invoice),
    ...invoice.lines.map((line, place) => invoiceLine(line, place + 1, money)),
    ...invoice.prepaid.map((deposit, place) => prepaymentLine(deposit, invoice.lines.length + place + 1, money)),
  ]);
}

type MoneyTag = (name: string, amount: Minor) => Xml;

const moneyTag =
  ({ currency }: EInvoice): MoneyTag =>
  (name, amount) =>
    tag(name, formatDecimal(amount, currency), { currencyID: currency });

function party({ name, trn, address }: EInvoiceParty, crNumber: string | null): Xml {
  return tag('cac:Party', [
    crNumber && tag('cac:PartyIdentification', [tag('cbc:ID', crNumber, { schemeID: 'CRN' })]),
    address &&
      tag('cac:PostalAddress', [
        tag('cbc:StreetName', address.street),
        tag('cbc:BuildingNumber', address.building),
        tag('cbc:CitySubdivisionName', address.district),
        tag('cbc:CityName', address.city),
        tag('cbc:PostalZone', address.postal_code),
        tag('cac:Country', [tag('cbc:IdentificationCode', address.country)]),
      ]),
    trn && tag('cac:PartyTaxScheme', [tag('cbc:CompanyID', trn), vatScheme]),
    tag('cac:PartyLegalEntity', [tag('cbc:RegistrationName', name)]),
  ]);
}

/** A note says here why it was issued, paid or not. */
function paymentMeans({ payments, original }: EInvoice): Xml[] {
  const means = payments.length > 0 || !original ? payments : (['credit'] as const);
  return means.map((code) =>
    tag('cac:PaymentMeans', [
      tag('cbc:PaymentMeansCode', PAYMENT_CODES[code]),
      original && tag('cbc:InstructionNote', original.reason),
    ]),
  );
}

/** Twice: once by rate in the currency of the document, once the sum alone in the currency of the tax. */
function taxTotal(invoice: EInvoice, byRate: boolean): Xml {
  const money = moneyTag(invoice);
  return tag('cac:TaxTotal', [
    money('cbc:TaxAmount', vatOf(invoice)),
    ...(byRate ? invoice.rates : []).map(({ rate, net, vat }) =>
      tag('cac:TaxSubtotal', [
        money('cbc:TaxableAmount', net),
        money('cbc:TaxAmount', vat),
        taxCategory('cac:TaxCategory', rate, true),
      ]),
    ),
  ]);
}

function legalTotal(invoice: EInvoice): Xml {
  const money = moneyTag(invoice);
  const net = sumMinor(invoice.rates.map((row) => row.net));
  const inclusive = net + vatOf(invoice);
  const prepaid = sumMinor(invoice.prepaid.map((deposit) => deposit.net + deposit.vat));
  return tag('cac:LegalMonetaryTotal', [
    money('cbc:LineExtensionAmount', sumMinor(invoice.lines.map((line) => line.net))),
    money('cbc:TaxExclusiveAmount', net),
    money('cbc:TaxInclusiveAmount', inclusive),
    invoice.prepaid.length > 0 && money('cbc:PrepaidAmount', prepaid),
    invoice.rounding !== 0 && money('cbc:PayableRoundingAmount', invoice.rounding),
    money('cbc:PayableAmount', inclusive - prepaid + invoice.rounding),
  ]);
}

/** The price is that of the whole quantity, so that price − allowance = net holds to the hundredth for any quantity. */
function invoiceLine({ name, quantity, net, allowance, rate }: EInvoiceLine, id: number, money: MoneyTag): Xml {
  const vat = vatOn(net, rate);
  return tag('cac:InvoiceLine', [
    tag('cbc:ID', String(id)),
    tag('cbc:InvoicedQuantity', String(quantity), { unitCode: 'PCE' }),
    money('cbc:LineExtensionAmount', net),
    allowance > 0 &&
      tag('cac:AllowanceCharge', [
        tag('cbc:ChargeIndicator', 'false'),
        tag('cbc:AllowanceChargeReason', 'discount'),
        money('cbc:Amount', allowance),
      ]),
    tag('cac:TaxTotal', [money('cbc:TaxAmount', vat), money('cbc:RoundingAmount', net + vat)]),
    item(name, rate),
    price(net + allowance, quantity, money),
  ]);
}

/** A deposit taken off: a line of nothing that names the prepayment invoice and what of it was taxed then. */
function prepaymentLine(
  { number, uuid, issued, net, vat, rate }: EInvoicePrepayment,
  id: number,
  money: MoneyTag,
): Xml {
  return tag('cac:InvoiceLine', [
    tag('cbc:ID', String(id)),
    tag('cbc:InvoicedQuantity', '0', { unitCode: 'PCE' }),
    money('cbc:LineExtensionAmount', 0),
    tag('cac:DocumentReference', [
      tag('cbc:ID', number),
      tag('cbc:UUID', uuid),
      tag('cbc:IssueDate', issued.date),
      tag('cbc:IssueTime', issued.time),
      tag('cbc:DocumentTypeCode', TYPE_CODES.deposit),
    ]),
    tag('cac:TaxTotal', [
      money('cbc:TaxAmount', 0),
      money('cbc:RoundingAmount', 0),
      tag('cac:TaxSubtotal', [
        money('cbc:TaxableAmount', net),
        money('cbc:TaxAmount', vat),
        taxCategory('cac:TaxCategory', rate, false),
      ]),
    ]),
    item('Prepayment adjustment', rate),
    price(0, 1, money),
  ]);
}

const item = (name: string, rate: number): Xml =>
  tag('cac:Item', [tag('cbc:Name', name), taxCategory('cac:ClassifiedTaxCategory', rate, false)]);

const price = (amount: Minor, quantity: number, money: MoneyTag): Xml =>
  tag('cac:Price', [money('cbc:PriceAmount', amount), tag('cbc:BaseQuantity', String(quantity), { unitCode: 'PCE' })]);

const vatScheme = tag('cac:TaxScheme', [tag('cbc:ID', 'VAT')]);

/** What carries no VAT is outside its scope, and the total says so with the authority's own code. */
const taxCategory = (name: string, rate: number, withReason: boolean): Xml =>
  tag(name, [
    tag('cbc:ID', rate > 0 ? 'S' : 'O'),
    tag('cbc:Percent', (rate / 100).toFixed(2)),
    withReason && rate === 0 && tag('cbc:TaxExemptionReasonCode', 'VATEX-SA-OOS'),
    withReason && rate === 0 && tag('cbc:TaxExemptionReason', 'Not subject to VAT'),
    vatScheme,
  ]);

const vatOf = ({ rates }: EInvoice): Minor => sumMinor(rates.map((row) => row.vat));

function assertPositive({ lines, rates, prepaid }: EInvoice): void {
  const amounts = [
    ...lines.flatMap(({ net, allowance, quantity }) => [net, allowance, quantity - 1]),
    ...[...rates, ...prepaid].flatMap(({ net, vat }) => [net, vat]),
  ];
  if (amounts.some((amount) => assertMinor(amount) < 0))
    throw new RangeError('An e-invoice has no negative amounts: a credit note says so by its type');
}
