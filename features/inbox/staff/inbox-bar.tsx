'use client';

import clsx from 'clsx';
import { Clock, type LucideIcon, UserRoundCheck } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button, getButtonClass } from '@/components/ui/button';
import { ActionForm } from '@/components/ui/form/action-form';
import { CheckboxField } from '@/components/ui/form/checkbox-field';
import { Field } from '@/components/ui/form/field';
import { useFieldState } from '@/components/ui/form/form-context';
import { SelectField } from '@/components/ui/form/select-field';
import type { FormAction } from '@/components/ui/form/send-form';
import { SubmitButton } from '@/components/ui/form/submit-button';
import { fieldMessages } from '@/components/ui/messages/fields/messages';
import { inboxMessages as words } from '../inbox.messages';
import type { InboxTab } from '../inbox.schema';
import { chooseSomething, INBOX_FORM, moveFocus, toggleRow } from './inbox-rows';
import { KEYS_HELP, KeysHelp } from './keys-help';
import { useChosenCount } from './use-chosen-count';
import { useInboxKeys } from './use-inbox-keys';

type Colleague = { id: number; name: string };
type Props = { action: FormAction; tab: InboxTab; colleagues: readonly Colleague[] };
type Panel = 'snooze' | 'give';

/**
 * Tasks for the chosen rows of the inbox, and its keys. With script it shows once a row is chosen, at the foot of the
 * window; without, it stands below the list. A key opens what its button opens, and does nothing else.
 */
export function InboxBar({ action, tab, colleagues }: Props) {
  const { chosen, chooseNone } = useChosenCount();
  const [open, setOpen] = useState<Panel>();
  const openPanel = (panel: Panel) => {
    if (tab === 'waiting' && chooseSomething()) setOpen(panel);
  };
  useInboxKeys((task) => {
    if (task === 'next' || task === 'previous') moveFocus(task === 'next' ? 1 : -1);
    else if (task === 'choose') toggleRow();
    else if (task === 'help') document.querySelector<HTMLElement>(`#${KEYS_HELP} summary`)?.click();
    else openPanel(task);
  });
  const told = `${words['inbox.chosen']} ${chosen} ${words['inbox.things']}`;
  const close = () => {
    setOpen(undefined);
    chooseNone();
    moveFocus(1);
  };
  return (
    <ActionForm id={INBOX_FORM} action={action} onDone={close} className="contents">
      <p role="status" className="sr-only">
        {chosen > 0 ? told : ''}
      </p>
      <fieldset
        aria-label={words['inbox.bar']}
        className={clsx(
          'sticky bottom-0 z-20 -mx-4 flex-wrap items-start gap-3 border-line-strong border-t bg-surface px-4 py-3 shadow-lift md:-mx-6 md:px-6 lg:-mx-8 lg:px-8 noscript:static',
          chosen > 0 ? 'flex' : 'hidden noscript:flex',
        )}
      >
        <span className="tabular inline-flex min-h-10 items-center font-normal text-sm noscript:hidden">{told}</span>
        {tab === 'waiting' && (
          <>
            <TaskPanel name="snooze" icon={Clock} open={open} onOpen={setOpen} fields={['day', 'past']}>
              <SnoozeFields />
            </TaskPanel>
            <TaskPanel name="give" icon={UserRoundCheck} open={open} onOpen={setOpen} fields={['to', 'note']}>
              <GiveFields colleagues={colleagues} />
            </TaskPanel>
          </>
        )}
        {tab === 'snoozed' && <TaskButton task="unsnooze">{words['inbox.unsnooze']}</TaskButton>}
        {tab === 'given' && <TaskButton task="takeBack">{words['inbox.takeBack']}</TaskButton>}
        <Button look="quiet" size="sm" onClick={chooseNone} className="noscript:hidden">
          {words['inbox.clear']}
        </Button>
      </fieldset>
      <KeysHelp />
    </ActionForm>
  );
}

const TaskButton = ({ task, children }: { task: string; children: ReactNode }) => (
  <SubmitButton name="task" value={task} size="sm" look="outline">
    {children}
  </SubmitButton>
);

type PanelProps = {
  name: Panel;
  icon: LucideIcon;
  open: Panel | undefined;
  onOpen: (panel: Panel | undefined) => void;
  /** Fields whose errors open it. */
  fields: readonly [string, string];
  children: ReactNode;
};

/** A task with fields of its own, opened by its button; focus moves to the first of them. */
function TaskPanel({ name, icon: Icon, open, onOpen, fields: [first, second], children }: PanelProps) {
  const box = useRef<HTMLDivElement>(null);
  const [one, other] = [useFieldState(first).error, useFieldState(second).error];
  const isWrong = one !== undefined || other !== undefined;
  const isOpen = open === name || isWrong;
  useEffect(() => {
    if (open === name) box.current?.querySelector<HTMLElement>('button, select')?.focus();
  }, [open, name]);
  return (
    <details
      open={isOpen}
      className="min-w-0"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open !== isOpen) onOpen(currentTarget.open ? name : undefined);
      }}
    >
      <summary className={getButtonClass({ size: 'sm' }, 'cursor-pointer list-none')}>
        <Icon aria-hidden="true" className="size-4" />
        {words[`inbox.${name}`]}
      </summary>
      <div ref={box} className="mt-3 grid max-w-xl gap-4">
        {children}
      </div>
    </details>
  );
}

function SnoozeFields() {
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <TaskButton task="tomorrow">{words['inbox.snooze.tomorrow']}</TaskButton>
        <TaskButton task="monday">{words['inbox.snooze.monday']}</TaskButton>
      </div>
      <div className="flex flex-wrap items-end gap-2">
        <Field
          name="day"
          label={words['inbox.snooze.dayLabel']}
          placeholder={fieldMessages['ui.dayPlace'].th}
          autoComplete="off"
          optional
        />
        <TaskButton task="day">{words['inbox.snooze.day']}</TaskButton>
      </div>
      <CheckboxField name="past" label={words['inbox.snooze.past']} />
    </>
  );
}

function GiveFields({ colleagues }: { colleagues: readonly Colleague[] }) {
  if (colleagues.length === 0) return <p className="text-sm">{words['inbox.give.nobody']}</p>;
  const choices = colleagues.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <>
      <SelectField
        name="to"
        label={words['inbox.give.to']}
        choices={[{ value: '', label: words['inbox.give.choose'] }, ...choices]}
      />
      <Field name="note" label={words['inbox.give.note']} optional />
      <div>
        <TaskButton task="give">{words['inbox.give']}</TaskButton>
      </div>
    </>
  );
}
