export { ReportMailDrawer } from './components/report-mail-drawer';
