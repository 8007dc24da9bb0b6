import { sumMinor } from '../kernel/money';
import { invoiceHash, type Sha256 } from './chain';
import type { ChainPlace, EInvoice, EInvoiceDriver, SealedInvoice } from './e-invoice';
import { einvoiceDrivers, einvoiceStatuses } from './e-invoice.states';
import { invoiceQr } from './qr-tlv';
import { writeUbl } from './ubl';

/** Phase 1 sends nothing: the code on the paper, and the chain that phase 2 will go on with. */
export const zatcaPhase1 = (sha256: Sha256): EInvoiceDriver => ({
  code: einvoiceDrivers.codes.zatca_phase1,
  seal: (invoice, place) => sealPlainly(invoice, place, sha256),
});

/** @internal An authority that says yes to everything. */
export const mockAuthority = (sha256: Sha256): EInvoiceDriver => ({
  code: einvoiceDrivers.codes.mock,
  seal: (invoice, place) => sealPlainly(invoice, place, sha256),
  submit: () => Promise.resolve({ status: einvoiceStatuses.codes.accepted, warnings: [], errors: [] }),
});

function sealPlainly(invoice: EInvoice, place: ChainPlace, sha256: Sha256): SealedInvoice {
  const { seller, issued, currency, uuid, rounding } = invoice;
  const xml = writeUbl(invoice, place);
  const vat = sumMinor(invoice.rates.map((row) => row.vat));
  const net = sumMinor(invoice.rates.map((row) => row.net));
  return {
    ...place,
    uuid,
    xml,
    hash: invoiceHash(xml, sha256),
    qr: invoiceQr({
      seller_name: seller.name,
      seller_trn: seller.trn ?? '',
      issued,
      total: net + vat + rounding,
      vat,
      currency,
    }),
  };
}
