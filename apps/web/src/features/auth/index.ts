/** What other features may embed. */
export { NewPasswordFields } from './components/new-password-fields';
export { addNewPasswordIssues, newPasswordShape } from './new-password';
