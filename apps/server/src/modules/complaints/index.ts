export { receiveComplaint, tellOfComplaint } from './receive-complaint';
