'use client';

import { ChevronDown, ChevronUp } from 'lucide-react';
import { type ReactNode, startTransition, useActionState, useEffect, useOptimistic, useRef } from 'react';
import { orderedMessages } from '@/lib/site/messages';
import { Alert } from '../alert';
import { type FormAction, sendForm } from '../form/send-form';
import { IconButton } from '../icon-button';
import { toast } from '../toast';
import { formatPosition, type SortableEntry } from './announcements';
import { listClass, rowClass } from './list-classes';
import { SortableItems } from './sortable-items';

/** An entry with its server-rendered content. */
export type OrderedItem = SortableEntry & { id: number; content: ReactNode };

type Props = {
  items: readonly OrderedItem[];
  /** Saves the order; the field `ids` holds all ids in the new order, separated by commas. */
  action: FormAction;
  /** Further fields that the action needs. */
  fields?: Readonly<Record<string, string>>;
  label: string;
};
const noFields = {};

type Step = -1 | 1;
const steps = [
  { by: -1, icon: ChevronUp, words: orderedMessages['ordered.up'] },
  { by: 1, icon: ChevronDown, words: orderedMessages['ordered.down'] },
] as const;

/**
 * A list that is saved as soon as an entry is moved: by dragging, by keyboard, or by the buttons, which need no script.
 * It shows the new order at once; a refusal restores the old one.
 */
export function OrderedList({ items, action, fields = noFields, label }: Props) {
  const [state, send] = useActionState(action, {});
  const [order, setOrder] = useOptimistic(items.map(({ id }) => id));
  const focus = useRef<string>(undefined);
  const box = useRef<HTMLDivElement>(null);
  const shown = order.flatMap((id) => items.find((item) => item.id === id) ?? []);
  const key = order.join();
  // A pressed button moves away with its entry and would lose the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at after every change of the order
  useEffect(() => {
    if (focus.current === undefined) return;
    const [id, by] = focus.current.split(' ');
    const buttons = box.current?.querySelectorAll<HTMLButtonElement>(`[data-entry="${id}"] [data-step]:not(:disabled)`);
    ([...(buttons ?? [])].find((button) => button.dataset.step === by) ?? buttons?.[0])?.focus();
    focus.current = undefined;
  }, [key]);
  const save = (ids: readonly number[], told: string, back?: readonly number[]) =>
    startTransition(async () => {
      setOrder([...ids]);
      const { error } = await sendForm(action, {}, buildOrderForm(ids, fields));
      if (error) return toast(error, { kind: 'bad' });
      const undo = back && {
        label: orderedMessages['ordered.undo'],
        run: () => void save(back, orderedMessages['ordered.undone']),
      };
      toast(told, { action: undo });
    });
  const move = (ids: readonly number[], moved: SortableEntry) =>
    save(ids, formatPosition('moved', moved, ids.indexOf(Number(moved.id)), ids.length), order);
  return (
    <div ref={box}>
      {(state.error ?? state.done) && (
        <div className="mb-4">
          <Alert kind={state.error ? 'bad' : 'ok'}>{state.error ?? state.done}</Alert>
        </div>
      )}
      <SortableItems
        items={shown}
        label={label}
        onMove={move}
        className={listClass}
        itemClass={rowClass}
        renderItem={(item, handle, index) => (
          <div data-entry={item.id} className="flex items-center gap-1">
            {handle}
            <div className="min-w-0 flex-1">{item.content}</div>
            <div className="flex shrink-0 flex-col sm:flex-row">
              {steps.map(({ by, icon: Icon, words }) => (
                <form
                  key={by}
                  action={send}
                  onSubmit={(event) => {
                    event.preventDefault();
                    focus.current = `${item.id} ${by}`;
                    move(moveByStep(order, index, by), item);
                  }}
                >
                  <input type="hidden" name="ids" value={moveByStep(order, index, by).join()} />
                  {Object.entries(fields).map(([name, value]) => (
                    <input key={name} type="hidden" name={name} value={value} />
                  ))}
                  <IconButton
                    type="submit"
                    label={`${words} ${item.label}`}
                    data-step={by}
                    disabled={order[index + by] === undefined}
                    className="max-sm:h-8"
                  >
                    <Icon aria-hidden="true" className="size-4" />
                  </IconButton>
                </form>
              ))}
            </div>
          </div>
        )}
      />
    </div>
  );
}

/** The order with one entry a step up or down. */
function moveByStep(order: readonly number[], index: number, by: Step): number[] {
  const next = [...order];
  const [moved] = next.splice(index, 1);
  if (moved !== undefined) next.splice(index + by, 0, moved);
  return next;
}

function buildOrderForm(ids: readonly number[], fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  form.set('ids', ids.join());
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}
