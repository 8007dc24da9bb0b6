export { useNames, useServices, type ServiceOption } from './api';
