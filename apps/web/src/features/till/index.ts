/** What other features may embed: a scanner is heard wherever goods are gathered. */
export { TAKES_SCANS, useBarcodeScanner } from './devices/use-barcode-scanner';
