import { troubleInWords } from '@rawnaq/domain/messages/message-troubles';
import {
  blockedIpsList,
  connectionsList,
  failedLoginsList,
  failedWhatsappList,
  mailList,
  noticesList,
  platformTrackersContract,
  sandboxInboxList,
} from '@rawnaq/domain/platform-trackers/platform-trackers.contract';
import type { UseCases } from '../../http/bind-contract';
import { listUseCases } from '../../http/lists/list-use-cases';
import { blockIp, unblockIp } from './block-ip';
import { endConnection } from './end-connection';
import { resendMessage } from './resend-message';
import {
  blockedIpRows,
  connectionRows,
  failedLoginRows,
  failedWhatsappRows,
  mailRows,
  noticeRows,
  sandboxRows,
  stateOfBlock,
  templateOfOperation,
} from './trackers.repo';
import {
  blocksHolding,
  failedLoginsHolding,
  messagesHolding,
  noticesHolding,
  sessionsHolding,
} from './tracked-words.query';

const failedLogins = listUseCases(failedLoginsList, failedLoginRows, {
  search: ['username', 'ip'],
  among: failedLoginsHolding,
});
const blockedIps = listUseCases(blockedIpsList, blockedIpRows, {
  search: ['network', 'reason'],
  among: blocksHolding,
  means: { status: stateOfBlock },
});
const connections = listUseCases(connectionsList, connectionRows, {
  search: ['user_name', 'english_name', 'arabic_name', 'account_id', 'ip'],
  among: sessionsHolding,
});
const mail = listUseCases(mailList, mailRows, {
  search: ['recipient', 'subject', 'body'],
  phones: ['recipient'],
  among: messagesHolding,
  says: { error: troubleInWords },
});
const sandboxInbox = listUseCases(sandboxInboxList, sandboxRows, {
  search: ['recipient', 'recipient_name', 'body', 'account_id'],
  phones: ['recipient'],
  among: messagesHolding,
  says: { error: troubleInWords },
});
const failedWhatsapp = listUseCases(failedWhatsappList, failedWhatsappRows, {
  search: ['recipient', 'error'],
  phones: ['recipient'],
  among: messagesHolding,
  says: { error: troubleInWords },
  means: { operation: templateOfOperation },
});
const notices = listUseCases(noticesList, noticeRows, {
  search: ['body'],
  among: noticesHolding,
});

const useCases: UseCases<typeof platformTrackersContract> = {
  failed_logins: failedLogins.page,
  export_failed_logins: failedLogins.file,
  blocked_ips: blockedIps.page,
  export_blocked_ips: blockedIps.file,
  block_ip: blockIp,
  unblock_ip: unblockIp,
  connections: connections.page,
  export_connections: connections.file,
  end_connection: endConnection,
  mail: mail.page,
  export_mail: mail.file,
  resend_message: resendMessage,
  sandbox_inbox: sandboxInbox.page,
  export_sandbox_inbox: sandboxInbox.file,
  failed_whatsapp: failedWhatsapp.page,
  export_failed_whatsapp: failedWhatsapp.file,
  notices: notices.page,
  export_notices: notices.file,
};

export const platformTrackersRoutes = { contract: platformTrackersContract, useCases };
