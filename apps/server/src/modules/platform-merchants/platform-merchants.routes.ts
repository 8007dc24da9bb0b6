import {
  merchantConnectionsList,
  merchantLists,
  peopleLists,
  requestsList,
  type MerchantListName,
} from '@rawnaq/domain/platform-merchants/merchant-lists';
import { platformMerchantsContract } from '@rawnaq/domain/platform-merchants/platform-merchants.contract';
import type { UseCases } from '../../http/bind-contract';
import { merchantsHolding } from '../../http/lists/among.query';
import { listUseCases } from '../../http/lists/list-use-cases';
import type { ListOptions } from '../../http/lists/list.query';
import { sessionsHolding } from '../platform-trackers';
import { addMerchant } from './add-merchant';
import { changeOwner } from './change-owner';
import { approveRequest, rejectRequest, reopenRequest } from './decide-request';
import { addNote, getMerchant } from './get-merchant';
import { enterAsOwner, loginAsOwner } from './login-as-owner';
import { merchantRows, requestCounts, requestRows, requestsHolding } from './merchants.repo';
import { activePeople, addedPeople, inactivePeople, merchantConnections, peopleOrSalonsHolding } from './people.repo';
import { disableMerchant, setPackage } from './set-package';

const listOf = (name: MerchantListName) =>
  listUseCases(merchantLists[name], merchantRows(name), {
    search: ['english_name', 'arabic_name', 'owner_name', 'mobile', 'email', 'id'],
    among: merchantsHolding,
  });
const active = listOf('active');
const trial = listOf('trial');
const fresh = listOf('new');
const expired = listOf('expired');
const disabled = listOf('disabled');
const rejected = listOf('rejected');
const requests = listUseCases(requestsList, requestRows, {
  search: ['name', 'owner_name', 'mobile', 'email', 'tenant'],
  among: requestsHolding,
});
const PEOPLE: ListOptions = {
  search: ['name', 'email', 'mobile', 'salon', 'account_id'],
  among: peopleOrSalonsHolding,
};
const added = listUseCases(peopleLists.added, addedPeople, PEOPLE);
const peopleActive = listUseCases(peopleLists.active, activePeople, PEOPLE);
const peopleInactive = listUseCases(peopleLists.inactive, inactivePeople, PEOPLE);
const connections = listUseCases(merchantConnectionsList, merchantConnections, {
  search: ['name', 'salon', 'account_id', 'ip'],
  among: sessionsHolding,
});

const useCases: UseCases<typeof platformMerchantsContract> = {
  active: active.page,
  export_active: active.file,
  trial: trial.page,
  export_trial: trial.file,
  new: fresh.page,
  export_new: fresh.file,
  expired: expired.page,
  export_expired: expired.file,
  disabled: disabled.page,
  export_disabled: disabled.file,
  rejected: rejected.page,
  export_rejected: rejected.file,
  requests: requests.page,
  export_requests: requests.file,
  request_counts: async (ctx) => ({ counts: await requestCounts(ctx.tx) }),
  people_added: added.page,
  export_people_added: added.file,
  people_active: peopleActive.page,
  export_people_active: peopleActive.file,
  people_inactive: peopleInactive.page,
  export_people_inactive: peopleInactive.file,
  connections: connections.page,
  export_connections: connections.file,
  get_record: getMerchant,
  add_note: addNote,
  add: addMerchant,
  approve: approveRequest,
  reject: rejectRequest,
  reopen: reopenRequest,
  disable: disableMerchant,
  set_package: setPackage,
  change_owner: changeOwner,
  login_as_owner: loginAsOwner,
  enter_as_owner: enterAsOwner,
};

export const platformMerchantsRoutes = { contract: platformMerchantsContract, useCases };
