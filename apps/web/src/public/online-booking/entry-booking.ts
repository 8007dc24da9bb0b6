import './styles/fonts.css';
import '../styles/tokens.css';
import '../styles/base.css';
import './styles/frame.css';
import './styles/service-art.css';
import './styles/salon.css';
import './styles/steps.css';
import './styles/details.css';
import './styles/booking.css';
import { startBooking } from './script/start-booking';

startBooking();
