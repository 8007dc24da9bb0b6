export { ACCOUNT_LINK_VISITS, loadAccountInvoice } from './account-paper';
export { findByLink, findInvoice, lockInvoice, payerOfInvoice } from './account-invoices.repo';
export { payByLink } from './pay-account-invoice';
export { readPublicPrices } from './prices';
export { offers, readSeller } from './seller';
export { invoiceToRenew } from './repeat-plan';
export { assertUserLeft } from './users-limit.repo';
export { linkOf as accountInvoiceLink, notifyOfInvoice } from './tell-merchant';
