'use client';

import {
  type ComponentProps,
  type FocusEvent,
  type FormEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { ActionForm } from './action-form';
import type { Check, FormErrors } from './check';
import { ClientFieldErrors } from './client-field-errors';
import { SubmitButton } from './submit-button';
import { useAfterPress } from './use-after-press';
import { useCheck } from './use-check';

type Props = Omit<ComponentProps<typeof ActionForm>, 'onInput' | 'onBlur' | 'onSubmitCapture'> & {
  /** Loads the rules, which arrive after the page; until then only the server checks. Must be a stable function. */
  loadCheck: () => Promise<Check>;
  /** Loads the rules on the first input only; a form that is sent before they arrive waits for them. */
  whenTouched?: boolean;
  /** Fields whose errors of the server also end when a field changes, by its name. Must be a stable object. */
  endsErrors?: Readonly<Record<string, readonly string[]>>;
  /** Called when the button is pressed while the form is invalid. */
  onRefused?: (wrong: FormErrors) => void;
  /** Called before a valid form is sent; false cancels it. */
  mayGo?: (form: HTMLFormElement) => boolean;
  /** Label of the button. */
  submit?: ReactNode;
  /** Replaces the button. */
  end?: ReactNode;
};

/**
 * A form that checks the server's rules in the browser: errors appear on blur or submit, and disappear when they are
 * corrected.
 */
export function CheckedForm({
  loadCheck,
  whenTouched = false,
  endsErrors = {},
  onRefused,
  mayGo,
  submit,
  end,
  children,
  className = 'grid gap-5',
  ...rest
}: Props) {
  const [isRight, setRight] = useState(false);
  const [verdicts, setVerdicts] = useState<Readonly<Record<string, string | undefined>>>({});
  const [refusals, setRefusals] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const afterPress = useAfterPress();
  const rules = useCheck(loadCheck, { whenTouched, box });
  const { check } = rules;
  const look = (form = box.current?.closest('form')) => (form ? (rules.read()?.(readTypedValues(form)) ?? {}) : {});

  useEffect(() => {
    const form = box.current?.closest('form');
    if (check && form) setRight(isEmpty(check(readTypedValues(form))));
  }, [check]);
  // With the words, not a moment after them: somebody may be typing elsewhere by then.
  useLayoutEffect(() => {
    if (refusals > 0) box.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  const input = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    const wrong = look(currentTarget);
    const name = getFieldName(target);
    setRight(isEmpty(wrong));
    setVerdicts((told) => {
      const mended = Object.keys(told).map((field) => [field, wrong[field]] as const);
      const ended = name ? [name, ...(endsErrors[name] ?? [])].filter((field) => !wrong[field]) : [];
      return { ...Object.fromEntries(mended), ...Object.fromEntries(ended.map((field) => [field, undefined])) };
    });
  };
  const leave = ({ currentTarget, target, relatedTarget }: FocusEvent<HTMLFormElement>) => {
    const name = getFieldName(target);
    const goesToButton = relatedTarget instanceof HTMLButtonElement && relatedTarget.type === 'submit';
    if (!check || !name || goesToButton || !readTypedValues(currentTarget)[name]) return;
    // The server may know more about a field than these rules do.
    const wrong = () => look(currentTarget)[name];
    afterPress(() => setVerdicts((told) => (wrong() === undefined ? told : { ...told, [name]: wrong() })));
  };
  const send = (event: FormEvent<HTMLFormElement>) => {
    if (rules.waits(event)) return;
    const wrong = look(event.currentTarget);
    if (isEmpty(wrong) && (mayGo?.(event.currentTarget) ?? true)) return setVerdicts({});
    event.preventDefault();
    if (isEmpty(wrong)) return;
    setVerdicts(wrong);
    setRefusals((times) => times + 1);
    onRefused?.(wrong);
  };
  return (
    <ActionForm {...rest} className={className} onInput={input} onBlur={leave} onSubmitCapture={send}>
      <div ref={box} className={className}>
        <ClientFieldErrors errors={verdicts} onAnswer={() => check && setRight(isEmpty(look()))}>
          {children}
        </ClientFieldErrors>
        {end ?? <SubmitButton aria-disabled={check && !isRight ? true : undefined}>{submit}</SubmitButton>}
      </div>
    </ActionForm>
  );
}

const isEmpty = (wrong: FormErrors): boolean => Object.keys(wrong).length === 0;

const readTypedValues = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );

function getFieldName(target: EventTarget): string | undefined {
  const named =
    target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;
  return named && target.name ? target.name : undefined;
}
