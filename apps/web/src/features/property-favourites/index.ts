export { TakeAlong } from './components/take-along';
