export { isLinkDepositUsed, returnLinkDeposit, takeLinkDeposit } from './link-deposits';
