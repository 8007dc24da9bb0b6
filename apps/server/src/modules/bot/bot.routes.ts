import { botContract, botTurnsList } from '@rawnaq/domain/bot/bot.contract';
import type { UseCases } from '../../http/bind-contract';
import { listUseCases } from '../../http/lists/list-use-cases';
import { botTurnRows, botTurnsHolding } from './bot-turns.repo';
import { phoneSalons, phoneThread, phoneWrite } from './simulated-phone';

const turns = listUseCases(botTurnsList, botTurnRows, {
  search: ['address', 'salon', 'account_id', 'error'],
  phones: ['address'],
  among: botTurnsHolding,
});

const useCases: UseCases<typeof botContract> = {
  turns: turns.page,
  export_turns: turns.file,
  phone_salons: phoneSalons,
  phone_thread: phoneThread,
  phone_write: phoneWrite,
};

export const botRoutes = { contract: botContract, useCases };
