/** What other features may embed. */
export { CityField } from './components/city-field';
