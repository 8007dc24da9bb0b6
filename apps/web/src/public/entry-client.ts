import { enhance } from './enhance';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/layout.css';
import './styles/landing.css';
import './styles/pictures.css';
import './styles/booking-picture.css';
import './styles/not-found.css';
import './styles/legal.css';
import './styles/account-invoice.css';
import './styles/invoice.css';
import '../ui/paper/paper.css';
import './styles/gift-card.css';
import './styles/survey.css';
import './styles/contract.css';

enhance();
