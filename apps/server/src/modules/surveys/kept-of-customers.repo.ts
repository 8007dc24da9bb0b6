import { keptRows, type KeptOfCustomer } from '../../db/kept-of-customer';

export const keptBySurveys: readonly KeptOfCustomer[] = [keptRows('survey_sends')];
