import { hostName } from '@rawnaq/domain/hosts/hosts.contract';
import { z } from 'zod';
import { acceptedTerms } from './accepted-terms';

export const hostRegistration = z.object({ name: hostName(), accept_terms: acceptedTerms() });
