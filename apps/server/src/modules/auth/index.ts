export { createUser } from './create-user';
export { askCode, assertCode, assertNotTooSoon, CODE_MINUTES } from './one-time-code';
export { letIn } from './sign-in';
export { assertGoodPassword } from './assert-good-password';
export { assertOwnPassword } from './assert-own-password';
export { assertOwnerMobileFree } from './owner-mobiles/assert-owner-mobile';
export { INVITATION_HOURS, managerInvitationLink, OWNER_INVITATION_DAYS, ownerInvitationLink } from './invitation-link';
export {
  findHostByMobile,
  findOwnerOf,
  findUserByLogin,
  hasManagers,
  hasPasswordManager,
  isEmailTaken,
  mobileOf,
  moveHolders,
  moveMobileLogin,
  ownProfile,
  reopenLogin,
  renameLogin,
  renameOneself,
  setMobileLogin,
  swapOwner,
  updateStaff,
} from './users.repo';
export { forgetCodes } from './one-time-codes.repo';
export { forgetResets } from './password-resets.repo';
export { addLogin, loginOf, revokeLogin, sendInvitation, setLoginRole, type Login } from './employee-logins';
