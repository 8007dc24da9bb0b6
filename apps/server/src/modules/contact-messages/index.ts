export { forgetContactMessages } from './contact-messages.repo';
