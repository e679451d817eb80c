'use client';

import { type ReactNode, useContext, useEffect, useEffectEvent } from 'react';
import { FormContext } from './form-context';

type Props = {
  /** Error messages by field; undefined for a field whose error has been corrected. */
  errors: Readonly<Record<string, string | undefined>>;
  /** Called when the server has answered. */
  onAnswer: () => void;
  children: ReactNode;
};

/** Makes the fields inside show the browser's errors in place of the server's. */
export function ClientFieldErrors({ errors, onAnswer, children }: Props) {
  const answer = useContext(FormContext);
  const { fields: refused = {}, error, ...others } = answer;
  const tell = useEffectEvent(onAnswer);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs at every new answer
  useEffect(() => tell(), [answer]);
  const all = Object.entries({ ...refused, ...errors });
  const fields = Object.fromEntries(all.flatMap(([name, wrong]) => (wrong === undefined ? [] : [[name, wrong]])));
  const isWrong = Object.keys(fields).length > 0;
  const names = Object.keys(refused);
  // The error of the whole form was about these fields.
  const isMended = names.length > 0 && names.every((name) => fields[name] === undefined);
  const rest = isMended ? others : { ...others, error };
  return <FormContext value={isWrong ? { ...rest, fields } : rest}>{children}</FormContext>;
}
