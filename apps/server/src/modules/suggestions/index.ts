export { suggestionsRoutes } from './suggestions.routes';
