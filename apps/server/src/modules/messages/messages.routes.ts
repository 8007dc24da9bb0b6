import { customerMessagesContract, customerMessagesList } from '@rawnaq/domain/messages/customer-messages.contract';
import type { UseCases } from '../../http/bind-contract';
import { listUseCases } from '../../http/lists/list-use-cases';
import { customerMessageRows } from './customer-messages.query';

const list = listUseCases(customerMessagesList, customerMessageRows, { search: ['body'] });

const useCases: UseCases<typeof customerMessagesContract> = { get_records: list.page, export: list.file };

export const customerMessagesRoutes = { contract: customerMessagesContract, useCases };
