export { campaignJobs, keepResult } from './campaigns.job';
export { keptByCampaigns } from './kept-of-customers.repo';
export { followOffer, loadOfferPage, stopByLink } from './offer-links';
export { openOfferPicture } from './offer-picture';
export { picturesOfCampaigns } from './campaigns.repo';
