import {
  contactMessagesContract,
  contactMessagesList,
} from '@rawnaq/domain/contact-messages/contact-messages.contract';
import type { UseCases } from '../../http/bind-contract';
import { listUseCases } from '../../http/lists/list-use-cases';
import { answerContactMessage, getContactMessage, setContactStatus } from './answer-message';
import { contactRows, messagesHolding } from './contact-messages.repo';
import { sendContactMessage } from './send-message';

const list = listUseCases(contactMessagesList, contactRows, {
  search: ['name', 'email', 'mobile', 'text', 'id'],
  among: messagesHolding,
});

const useCases: UseCases<typeof contactMessagesContract> = {
  send: sendContactMessage,
  get_records: list.page,
  export: list.file,
  get_record: getContactMessage,
  answer: answerContactMessage,
  set_status: setContactStatus,
};

export const contactMessagesRoutes = { contract: contactMessagesContract, useCases };
