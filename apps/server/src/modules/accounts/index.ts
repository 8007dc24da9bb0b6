export { findRegistration } from './register';
export { forgetUnverified, insertRequest, setRequestStatus } from './accounts.repo';
export { assertNewMerchant } from './assert-new-merchant';
export { createAccount } from './create-account';
export { createHost } from './create-host';
