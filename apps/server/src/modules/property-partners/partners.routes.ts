import { propertyPartnersContract } from '@rawnaq/domain/property-partners/partners.contract';
import type { UseCases } from '../../http/bind-contract';
import { addPartner, getPartners, removePartner } from './own-partners';

const useCases: UseCases<typeof propertyPartnersContract> = {
  get: getPartners,
  add: addPartner,
  remove: removePartner,
};

export const propertyPartnersRoutes = { contract: propertyPartnersContract, useCases };
