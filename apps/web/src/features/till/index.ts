/** What other features may use. */
export { usePaper } from './use-paper';
export { useBarcodeScanner } from './devices/use-barcode-scanner';
