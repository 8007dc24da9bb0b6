export { forecastJobs } from './forecast.job';
export { makeForecast } from './make-forecast';
export { expectedOn } from './expected-on';
