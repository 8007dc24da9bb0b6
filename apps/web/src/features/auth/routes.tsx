import { defineFeatureRoutes } from '../../ui/menu/define-feature-routes';

const signIn = {
  title: { en: 'Sign in', ar: 'تسجيل الدخول' },
  page: async () => (await import('./pages/sign-in-page')).SignInPage,
};
const forgotPassword = {
  title: { en: 'Forgot password', ar: 'نسيت كلمة المرور' },
  page: async () => (await import('./pages/forgot-password-page')).ForgotPasswordPage,
};
const newPassword = { en: 'New password', ar: 'كلمة مرور جديدة' };
const resetPassword = {
  title: newPassword,
  page: async () => (await import('./pages/reset-password-page')).ResetPasswordPage,
};
const lockScreen = {
  title: { en: 'Locked', ar: 'الشاشة مقفلة' },
  page: async () => (await import('./pages/lock-screen-page')).LockScreenPage,
};

/** The doors. Both worlds use the same pages: which one it is stands in the address. */
export const authRoutes = defineFeatureRoutes([
  { name: 'merchant-sign-in', ...signIn },
  { name: 'manager-sign-in', ...signIn },
  {
    name: 'merchant-forgot-account-id',
    title: { en: 'Forgot account ID', ar: 'نسيت رقم الحساب' },
    page: async () => (await import('./pages/forgot-account-id-page')).ForgotAccountIdPage,
  },
  { name: 'merchant-forgot-password', ...forgotPassword },
  { name: 'manager-forgot-password', ...forgotPassword },
  {
    name: 'merchant-set-new-password',
    title: newPassword,
    page: async () => (await import('./pages/set-new-password-page')).SetNewPasswordPage,
  },
  { name: 'merchant-reset-password', ...resetPassword },
  { name: 'manager-reset-password', ...resetPassword },
  { name: 'merchant-lock-screen', ...lockScreen },
  { name: 'manager-lock-screen', ...lockScreen },
  {
    name: 'merchant-stays-sign-in',
    title: { en: 'Sign in to stays', ar: 'الدخول إلى الإقامات' },
    page: async () => (await import('./pages/stays-sign-in-page')).StaysSignInPage,
  },
  {
    name: 'merchant-training',
    title: { en: 'Training salon', ar: 'صالون التدريب' },
    page: async () => (await import('./pages/training-page')).TrainingPage,
  },
  {
    name: 'merchant-free-trial',
    title: { en: '7-day free trial', ar: 'تجربة مجانية 7 أيام' },
    page: async () => (await import('./pages/free-trial-page')).FreeTrialPage,
  },
]);
