export { DevicesCard } from './components/devices-card';
