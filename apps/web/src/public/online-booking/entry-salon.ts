// The salon's own page, the first that most visitors see: it carries the styles of no other.
import '../styles/fonts.css';
import '../styles/tokens.css';
import '../styles/base.css';
import './styles/frame.css';
import './styles/service-art.css';
import './styles/salon.css';
import './styles/fields.css';
import { startBooking } from './script/start-booking';

startBooking();
