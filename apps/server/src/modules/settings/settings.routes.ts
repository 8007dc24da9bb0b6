import { AppError } from '@rawnaq/domain/kernel/app-error';
import { accountingSetting } from '@rawnaq/domain/settings/accounting-setting';
import { botSetting } from '@rawnaq/domain/settings/bot-setting';
import { customerCareSetting } from '@rawnaq/domain/settings/customer-care-setting';
import { emailSetting } from '@rawnaq/domain/settings/email-setting';
import { generalSetting } from '@rawnaq/domain/settings/general-setting';
import { invoiceSetting } from '@rawnaq/domain/settings/invoice-setting';
import { notificationsSetting } from '@rawnaq/domain/settings/notifications-setting';
import { onlineSetting } from '@rawnaq/domain/settings/online-setting';
import { smsSetting } from '@rawnaq/domain/settings/sms-setting';
import { settingsContract } from '@rawnaq/domain/settings/settings.contract';
import type { UseCases } from '../../http/bind-contract';
import { getBusinessHours, saveBusinessHours } from './business-hours';
import { addCustomHours, editCustomHours, getCustomHours, removeCustomHours } from './custom-hours';
import { getSetting } from './get-setting';
import { addHoliday, editHoliday, getHolidays, removeHoliday } from './holidays';
import { saveEmail } from './save-email';
import { saveSetting } from './save-setting';
import { findAccount } from './settings.repo';

const saveSms = saveSetting(smsSetting, ({ is_active, provider }, { token }, { before, replaced }) => {
  if (provider !== before.provider && token && !replaced['token'])
    throw new AppError('SECRET_AGAIN', { field: 'token' });
  if (is_active && !token) throw new AppError('SMS_INCOMPLETE', { field: 'token' });
});

const useCases: UseCases<typeof settingsContract> = {
  get_general: getSetting(generalSetting),
  save_general: saveSetting(generalSetting),
  get_accounting: getSetting(accountingSetting),
  save_accounting: saveSetting(accountingSetting),
  get_invoice: getSetting(invoiceSetting),
  save_invoice: saveSetting(invoiceSetting),
  get_notifications: getSetting(notificationsSetting),
  save_notifications: saveSetting(notificationsSetting),
  get_bot: getSetting(botSetting),
  save_bot: saveSetting(botSetting),
  get_customer_care: getSetting(customerCareSetting),
  save_customer_care: saveSetting(customerCareSetting),
  get_online: getSetting(onlineSetting),
  save_online: saveSetting(onlineSetting),
  get_email: getSetting(emailSetting),
  save_email: saveEmail,
  get_sms: getSetting(smsSetting),
  save_sms: saveSms,
  account: findAccount,
  get_business_hours: getBusinessHours,
  save_business_hours: saveBusinessHours,
  get_custom_hours: getCustomHours,
  add_custom_hours: addCustomHours,
  edit_custom_hours: editCustomHours,
  remove_custom_hours: removeCustomHours,
  get_holidays: getHolidays,
  add_holiday: addHoliday,
  edit_holiday: editHoliday,
  remove_holiday: removeHoliday,
};

export const settingsRoutes = { contract: settingsContract, useCases };
