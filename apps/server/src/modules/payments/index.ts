export { collectByLink } from './collect';
export { isLinkDepositUsed, returnLinkDeposit, takeLinkDeposit } from './link-deposits';
