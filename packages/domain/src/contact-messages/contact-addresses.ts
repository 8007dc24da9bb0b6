import { manager } from '../kernel/address-rows';

/** The client's list does not have it: where visitors of the website are answered. */
export const contactAddresses = {
  'manager-marketing-contact-messages': manager('/marketing/contact-messages', 'platform-marketing.contact-messages'),
};
