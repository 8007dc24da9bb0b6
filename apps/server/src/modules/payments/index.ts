export { collectByLink } from './collect';
export { followDeposit } from './follow-deposit';
export { depositOfLink, isLinkDepositUsed, returnLinkDeposit, takeLinkDeposit } from './link-deposits';
