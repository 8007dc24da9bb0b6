export { PropertyPreview } from './components/property-preview';
