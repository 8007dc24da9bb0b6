/** What other features may embed: the setup wizard asks the same questions. */
export { WeekHours } from './components/week-hours';
