/** What other features may use. */
export { usePaper } from './use-paper';
export { TAKES_SCANS, useBarcodeScanner } from './devices/use-barcode-scanner';
