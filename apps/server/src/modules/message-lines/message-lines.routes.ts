import { messageLinesContract, whatsappPackagesList } from '@rawnaq/domain/message-lines/message-lines.contract';
import { platformMailContract } from '@rawnaq/domain/message-lines/platform-mail.contract';
import { emailSetting } from '@rawnaq/domain/settings/email-setting';
import { whatsappCatalogueContract, whatsappCatalogueList } from '@rawnaq/domain/whatsapp/whatsapp-catalogue.contract';
import type { UseCases } from '../../http/bind-contract';
import type { Ctx } from '../../http/context';
import { accountsHolding } from '../../http/lists/among.query';
import { listUseCases } from '../../http/lists/list-use-cases';
import { getSetting, saveEmail } from '../settings';
import { allPackages, catalogueRows } from './catalogue.repo';
import { addPackage, editPackage, setPackageState } from './change-catalogue';
import { connectWhatsapp } from './connect-whatsapp';
import { setWhatsappPackage } from './set-whatsapp-package';
import { testEmail, testPlatformMail, testSms, testWhatsapp } from './test-lines';
import { disconnectWhatsapp, getLine, pauseLine, refreshLine, resumeLine, showCode } from './whatsapp-line';
import { packageOfCondition, packageRows } from './whatsapp-packages.query';

const packages = listUseCases(whatsappPackagesList, packageRows, {
  search: ['english_name', 'arabic_name', 'id'],
  among: accountsHolding,
  means: { condition: packageOfCondition },
});

export function messageLinesRoutes(countWaiting: (ctx: Ctx) => Promise<number>) {
  const get = getLine(countWaiting);
  const useCases: UseCases<typeof messageLinesContract> = {
    get,
    connect: connectWhatsapp,
    code: showCode,
    refresh: refreshLine,
    disconnect: disconnectWhatsapp,
    pause: pauseLine,
    resume: resumeLine,
    test: testWhatsapp,
    main_get: get,
    main_connect: connectWhatsapp,
    main_code: showCode,
    main_refresh: refreshLine,
    main_disconnect: disconnectWhatsapp,
    main_pause: pauseLine,
    main_resume: resumeLine,
    main_test: testWhatsapp,
    test_email: testEmail,
    test_sms: testSms,
    package_choices: async ({ tx }) => ({ records: await allPackages(tx) }),
    packages: packages.page,
    export_packages: packages.file,
    set_package: setWhatsappPackage,
  };
  return { contract: messageLinesContract, useCases };
}

const catalogue = listUseCases(whatsappCatalogueList, catalogueRows, { search: ['english_name', 'arabic_name'] });
const ofCatalogue: UseCases<typeof whatsappCatalogueContract> = {
  get_records: catalogue.page,
  export: catalogue.file,
  add: addPackage,
  edit: editPackage,
  set_status: setPackageState,
};
export const whatsappCatalogueRoutes = { contract: whatsappCatalogueContract, useCases: ofCatalogue };

const ofMail: UseCases<typeof platformMailContract> = {
  get: getSetting(emailSetting),
  save: saveEmail,
  test: testPlatformMail,
};
export const platformMailRoutes = { contract: platformMailContract, useCases: ofMail };
