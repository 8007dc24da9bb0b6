import './entry-salon';
import './styles/steps.css';
import './styles/details.css';
import './styles/booking.css';
