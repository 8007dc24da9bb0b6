export { jsErrorsRoutes } from './js-errors.routes';
