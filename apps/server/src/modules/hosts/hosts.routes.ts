import { hostsContract } from '@rawnaq/domain/hosts/hosts.contract';
import type { UseCases } from '../../http/bind-contract';
import { askHostCode, enterHost, registerHost } from './enter';
import { askOwnCode } from './own-code';
import { askNewMobile, changeHostMobile, getHostProfile, renameHost } from './profile';

const useCases: UseCases<typeof hostsContract> = {
  ask_code: askHostCode,
  enter: enterHost,
  register: registerHost,
  get_profile: getHostProfile,
  rename: renameHost,
  ask_own_code: askOwnCode,
  ask_new_mobile: askNewMobile,
  change_mobile: changeHostMobile,
};

export const hostsRoutes = { contract: hostsContract, useCases };
