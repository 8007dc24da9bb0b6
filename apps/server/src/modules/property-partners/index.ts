export { shownPartners } from './shown-partners';
export { wishFromStay } from './wish-from-stay';
