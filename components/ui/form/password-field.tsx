'use client';

import clsx from 'clsx';
import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { Icon } from '../icon';
import { fieldMessages } from '../messages/fields/messages';
import { controlClass, FieldFrame } from './field';
import { useAfterPress } from './use-after-press';

type Props = Omit<ComponentProps<'input'>, 'name' | 'id' | 'required' | 'type' | 'autoComplete' | 'className'> & {
  name?: string;
  label?: string;
  /** Hint for password managers. */
  autoComplete: 'current-password' | 'new-password';
  hint?: React.ReactNode;
};

/** Password field with a button that shows the password, and a hint while caps lock is on. It is never refilled. */
export function PasswordField({ name = 'password', label = fieldMessages['ui.password'].th, hint, ...rest }: Props) {
  const [shown, setShown] = useState(false);
  const [caps, setCaps] = useState(false);
  const afterPress = useAfterPress();
  const watch = (event: KeyboardEvent) => setCaps(event.getModifierState('CapsLock'));
  return (
    <FieldFrame name={name} label={label} hint={hint}>
      {({ value: _neverSentBack, ...wired }) => (
        <>
          <div className="relative">
            <input
              name={name}
              type={shown ? 'text' : 'password'}
              required
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              onKeyDown={watch}
              onKeyUp={watch}
              onBlur={() => afterPress(() => setCaps(false))}
              className={clsx(controlClass, 'pe-12')}
              {...wired}
              {...rest}
            />
            <button
              type="button"
              aria-label={fieldMessages['ui.showPassword'].th}
              aria-pressed={shown}
              title={fieldMessages[shown ? 'ui.hidePassword' : 'ui.showPassword'].th}
              onClick={() => setShown(!shown)}
              className="absolute inset-y-0 end-0 flex w-11 items-center justify-center rounded-sm text-ink-2 hover:text-ink noscript:hidden"
            >
              <Icon name={shown ? 'eye-off' : 'eye'} className="size-5" />
            </button>
          </div>
          <p role="status" className="font-normal text-sm text-warn not-empty:mt-1.5">
            {caps && fieldMessages['ui.capsLock'].th}
          </p>
        </>
      )}
    </FieldFrame>
  );
}
