'use client';

import {
  type ComponentProps,
  type FormEvent,
  lazy,
  Suspense,
  startTransition,
  useActionState,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { PROOF_PAGE } from '@/lib/auth/proof-page';
import { say, translate } from '@/lib/messages/language';
import { Alert } from '../alert';
import { Button } from '../button';
import { fieldMessages } from '../messages/fields/messages';
import { toast } from '../toast';
import { useHydrated } from '../use-hydrated';
import { FormContext, type FormFeedback } from './form-context';
import { HiddenFields, type HiddenValues } from './hidden-fields';
import { type FormAction, sendForm } from './send-form';
import { useStale } from './stale/use-stale';
import { useStandingErrors } from './use-standing-errors';

const ProofDialog = lazy(async () => ({ default: (await import('./proof-dialog')).ProofDialog }));
const StalePanel = lazy(async () => ({ default: (await import('./stale/stale-panel')).StalePanel }));

type Props = Omit<ComponentProps<'form'>, 'action' | 'onSubmit'> & {
  action: FormAction;
  /** Hidden fields, before all others. */
  fields?: HiddenValues;
  /** Shows the success message as a toast, or in place of the fields. */
  feedback?: 'toast' | 'message';
  /** Called after success, before the redirect: closes a dialog, stores a value. In client components only. */
  onDone?: (state: FormFeedback) => void;
  /** Delay in milliseconds before the redirect to the answer's `to`, in which the success message is shown. */
  redirectDelayMs?: number;
  /** False if a component inside the form shows the form's error; a missing answer is reported here all the same. */
  showError?: boolean;
};

/**
 * A form over a server action; it works without script too. `Field`, `PasswordField` and `SelectField` inside show
 * their errors and typed values by themselves, by name. After a refusal the first invalid field gets the focus, else
 * the message; all values stay, passwords and files too, also when there was no answer.
 */
export function ActionForm({
  action,
  fields = {},
  feedback = 'toast',
  onDone,
  redirectDelayMs = 0,
  showError = true,
  children,
  className,
  ...rest
}: Props) {
  const [answer, post] = useActionState(action, {});
  const box = useRef<HTMLFormElement>(null);
  const { comparison, choices, prepare, compare, remember } = useStale(box);
  const [heard, send, isSending] = useActionState(async (before: FormFeedback | undefined, form: FormData) => {
    const sent = prepare(form);
    const next = await sendForm(action, before ?? {}, sent);
    await compare(next, sent);
    // At once, as the refreshed page may no longer have the form.
    if (feedback === 'toast' && next.done !== undefined) notifyDone(next, action);
    return next;
  }, undefined);
  const state = heard ?? answer;
  const hydrated = useHydrated();
  const [dismissed, dismiss] = useState<FormFeedback>();
  const standing = useStandingErrors(state, box);
  const told = useRef<FormFeedback>({});
  const pressed = useRef<HTMLElement>(null);
  // With the words, not a moment after them: somebody may be typing elsewhere by then.
  useLayoutEffect(() => {
    if (told.current === state) return;
    told.current = state;
    const target = box.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (target ?? box.current?.querySelector<HTMLElement>('[data-form-message]'))?.focus();
    if (state.done === undefined) return;
    box.current?.reset();
    remember();
    if (feedback === 'toast' && state !== heard) notifyDone(state, action);
    onDone?.(state);
    const { to } = state;
    if (to) setTimeout(() => window.location.assign(to), redirectDelayMs);
  }, [state, heard, action, feedback, onDone, redirectDelayMs, remember]);
  // `preventDefault`, as React would reset the form after each answer. Components inside still see the pending state.
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    if (isSending) return;
    pressed.current = getSubmitter(event);
    const form = new FormData(event.currentTarget, pressed.current);
    startTransition(() => send(form));
  };
  const sendAgain = () => box.current?.requestSubmit(pressed.current?.isConnected ? pressed.current : null);
  const isAsked = heard?.proof === true && dismissed !== heard;
  const replaced = feedback === 'message' && state.done !== undefined;
  return (
    <>
      <form ref={box} action={post} onSubmit={submit} noValidate className={className ?? 'grid gap-5'} {...rest}>
        {standing.error && (showError || state.unsent) && (
          <div data-form-message tabIndex={-1}>
            <Alert
              kind="bad"
              action={
                hydrated
                  ? state.unsent && (
                      <Button onClick={sendAgain} {...(isSending && { 'aria-disabled': true })}>
                        {say(fieldMessages['ui.sendAgain'])}
                      </Button>
                    )
                  : state.proof && <ProofLink />
              }
            >
              {translate(standing.error)}
            </Alert>
          </div>
        )}
        {state.stale && comparison && (
          <Suspense>
            <StalePanel comparison={comparison} stale={state.stale} form={box} choices={choices} />
          </Suspense>
        )}
        {state.done && (feedback === 'message' || !hydrated) && (
          <div data-form-message tabIndex={-1}>
            <Alert kind="ok" action={state.to && <ContinueLink to={state.to} />}>
              {translate(state.done)}
            </Alert>
          </div>
        )}
        {!replaced && (
          <FormContext value={state === answer && state.stale ? { ...standing, isDrawn: true } : standing}>
            <HiddenFields fields={fields} />
            {children}
          </FormContext>
        )}
      </form>
      {isAsked && (
        <Suspense>
          <ProofDialog
            onClose={() => dismiss(heard)}
            onDone={() => {
              dismiss(heard);
              sendAgain();
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** Shows the success message, with an undo button if the action's answer supports it. */
function notifyDone({ done = '', undo }: FormFeedback, action: Props['action']): void {
  if (!undo) {
    toast(done);
    return;
  }
  const takeBack = () =>
    startTransition(async () => {
      const form = new FormData();
      for (const [name, value] of Object.entries(undo)) form.set(name, value);
      const answer = await sendForm(action, {}, form);
      toast(answer.done ?? answer.error ?? '', { kind: answer.done === undefined ? 'bad' : 'ok' });
    });
  toast(done, { action: { label: say(fieldMessages['ui.undo']), run: takeBack } });
}

/** The submit button that was pressed, if any. */
function getSubmitter({ nativeEvent }: FormEvent): HTMLElement | null {
  return nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
}

/** Way to the proof without script: in another window, as this page keeps what was typed. */
function ProofLink() {
  return (
    <a href={PROOF_PAGE} target="_blank" rel="noopener" className="font-normal text-link text-sm underline">
      {say(fieldMessages['ui.goOn'])}
    </a>
  );
}

function ContinueLink({ to }: { to: string }) {
  return (
    <a href={to} className="font-normal text-link text-sm underline">
      {say(fieldMessages['ui.goOn'])}
    </a>
  );
}
