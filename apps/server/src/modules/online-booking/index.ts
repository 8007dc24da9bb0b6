export { loadOnlinePage } from './load-page';
