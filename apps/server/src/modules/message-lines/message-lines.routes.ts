import { messageLinesContract, whatsappPackagesList } from '@rawnaq/domain/message-lines/message-lines.contract';
import type { UseCases } from '../../http/bind-contract';
import type { Ctx } from '../../http/context';
import { listUseCases } from '../../http/lists/list-use-cases';
import { connectWhatsapp } from './connect-whatsapp';
import { setWhatsappPackage } from './set-whatsapp-package';
import { testEmail, testSms, testWhatsapp } from './test-lines';
import { disconnectWhatsapp, getLine, pauseLine, refreshLine, resumeLine, showCode } from './whatsapp-line';
import { packageRows } from './whatsapp-packages.query';

const packages = listUseCases(whatsappPackagesList, packageRows, { search: ['english_name', 'arabic_name', 'id'] });

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
    packages: packages.page,
    export_packages: packages.file,
    set_package: setWhatsappPackage,
  };
  return { contract: messageLinesContract, useCases };
}
