export { isOfferedCountry } from './places.repo';
