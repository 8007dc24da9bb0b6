/** What other features may embed: the setup wizard asks the same questions. */
export { VatFields } from './components/accounting-fields';
export { CustomHoursCard, HolidaysCard } from './components/hours/days-cards';
export { GatewaySettings } from './components/gateway-settings';
export { GeneralFields } from './components/general-fields';
export { HoursFields } from './components/hours/hours-fields';
export { InvoiceFields } from './components/invoice-fields';
export { InvoicePreview } from './components/invoice-preview';
export { useGeneralForm } from './components/use-general-form';
export { useSalonFacts } from './components/use-salon-facts';
