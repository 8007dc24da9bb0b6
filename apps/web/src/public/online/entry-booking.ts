import './styles/fonts.css';
import '../styles/tokens.css';
import '../styles/base.css';
import './styles/frame.css';
import './styles/salon.css';
import './styles/steps.css';
import './styles/details.css';
import './styles/booking.css';
import { startBooking } from './script/start-booking';

startBooking();

/** Our letters, for the pages after the first: not before its pictures are in. */
const fetchLetters = (): void => {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="letters"]')) link.rel = 'prefetch';
};
if (document.readyState === 'complete') fetchLetters();
else addEventListener('load', fetchLetters);
