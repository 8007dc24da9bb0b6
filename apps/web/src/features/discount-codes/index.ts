export { DiscountCodeList } from './components/discount-code-list';
