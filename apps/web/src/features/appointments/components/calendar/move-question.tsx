import { Button, Group, Radio, Switch } from '@mantine/core';
import { modals } from '@mantine/modals';
import type { Calendar } from '@rawnaq/domain/appointments/appointments.contract';
import type { MoveScope } from '@rawnaq/domain/appointments/calendar-conflicts.rules';
import i18next from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../lib/language/i18n';
import type { Drag, Span } from '../../../../ui/calendar/grid-types';
import { overlaysReady } from '../../../../ui/theme/overlays-ready';
import { spanText } from '../../../../lib/reader-clock';
import { serviceName, type CalendarItem } from '../../calendar-items';
import { asksScope, conflictsOfDrop, possibleScopes } from '../../judge-drop';
import { sayConflict } from '../../say-conflict';
import { useJudgeWords } from '../../use-judge-words';
import styles from '../appointments.module.css';

export type MoveAnswer = { scope: MoveScope; tell_customer: boolean; outside: boolean };
type Place = Span & { date: string; employee_id: number; name: string };
type Question = {
  text: string;
  service: string;
  count: number;
  scopes: readonly MoveScope[];
  /** What the desk should know before, for each way. */
  doubts: Record<MoveScope, string | undefined>;
  tells: boolean;
};

/**
 * Asks after a drop what only a person knows: one service or all of them, outside of hours or not, and whether the
 * customer is told. Nothing to ask, nothing asked.
 */
export function useMoveQuestion(calendar: Calendar | undefined) {
  const { t } = useTranslation('appointments');
  const language = useLanguage();
  const words = useJudgeWords();
  return async (drag: Drag<CalendarItem>, to: Place): Promise<MoveAnswer | undefined> => {
    if (!calendar || drag.kind !== 'move' || drag.item.kind !== 'line') return undefined;
    const { line, visit } = drag.item;
    const scopes = possibleScopes(drag, calendar);
    const doubtOf = (scope: MoveScope) => {
      const found = conflictsOfDrop(drag, calendar, scope);
      return found[0] && sayConflict(found[0], found, calendar, words, to.employee_id);
    };
    const doubts = { visit: doubtOf('visit'), line: doubtOf('line') };
    // Other hands at the same time are nothing to write to a customer about who wanted anybody, and what is past is
    // nothing at all.
    const touches =
      to.start !== line.start || to.date !== visit.date || (to.employee_id !== line.employee_id && !line.any_employee);
    const { now } = calendar;
    const tells = touches && (to.date > now.date || (to.date === now.date && to.start > now.minute));
    const scope = scopes[0] ?? 'visit';
    if (!tells && !asksScope(drag) && !doubts[scope]) return { scope, tell_customer: false, outside: false };
    return openQuestion(t('ask.title', { name: visit.customer.name }), {
      text: t('ask.text', {
        service: serviceName(line, language),
        time: `\u2068${spanText(to)}\u2069`,
        name: to.name,
      }),
      service: serviceName(line, language),
      count: visit.lines.length,
      scopes: asksScope(drag) ? scopes : [scope],
      doubts,
      tells,
    });
  };
}

async function openQuestion(title: string, question: Question): Promise<MoveAnswer | undefined> {
  await overlaysReady;
  return new Promise((resolve) => {
    const id = modals.open({
      title,
      closeButtonProps: { 'aria-label': i18next.t('ui:close') },
      onClose: () => resolve(undefined),
      children: (
        <MoveQuestion
          {...question}
          onAnswer={(answer) => {
            resolve(answer);
            modals.close(id);
          }}
        />
      ),
    });
  });
}

function MoveQuestion({
  text,
  service,
  count,
  scopes,
  doubts,
  tells,
  onAnswer,
}: Question & { onAnswer: (answer: MoveAnswer | undefined) => void }) {
  const { t } = useTranslation('appointments');
  const [scope, setScope] = useState<MoveScope>(scopes[0] ?? 'visit');
  const [tell, setTell] = useState(true);
  const doubt = doubts[scope];
  return (
    <form
      noValidate
      className={styles.stack}
      onSubmit={(event) => {
        event.preventDefault();
        onAnswer({ scope, tell_customer: tells && tell, outside: doubt !== undefined });
      }}
    >
      <p className={styles.moveTo}>{text}</p>
      {count > 1 && scopes.length > 1 && (
        <Radio.Group value={scope} onChange={(value) => setScope(value as MoveScope)} label={t('ask.which')}>
          <div className={styles.scopes}>
            <Radio value="visit" label={t('ask.visit', { count, shown: count })} />
            <Radio value="line" label={t('ask.line', { service })} />
          </div>
        </Radio.Group>
      )}
      {scopes.length === 1 && scopes[0] === 'line' && (
        <p className={styles.doubt}>{t('clash.onlyThis', { reason: doubts.visit ?? '' })}</p>
      )}
      {doubt && <p className={styles.doubt}>{doubt}</p>}
      {tells && <Switch checked={tell} onChange={(event) => setTell(event.currentTarget.checked)} label={t('tell')} />}
      <Group justify="flex-end">
        <Button variant="default" onClick={() => onAnswer(undefined)}>
          {t('ask.back')}
        </Button>
        <Button type="submit" data-autofocus>
          {doubt ? t('outside.action') : t('ask.move')}
        </Button>
      </Group>
    </form>
  );
}
