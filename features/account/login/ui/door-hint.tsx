'use client';

import { useEffect, useRef, useState } from 'react';
import { useFieldState } from '@/components/ui/form/form-context';
import { useAfterPress } from '@/components/ui/form/use-after-press';
import { type LoginShape, recognizeLogin } from '@/lib/auth/login-names';
import { loginMessages as t } from '../login.messages';
import { buildLoginHref, formTitles, type LoginFormName } from './forms';

/** Shapes that surely belong to one kind of account. */
const hints: Partial<Record<LoginShape, string>> = {
  code: t['loginDoor.code'],
  card: t['loginDoor.card'],
  email: t['loginDoor.email'],
  userName: t['loginDoor.userName'],
};

type Props = { door: LoginFormName; next?: string };

/**
 * Tells a name that belongs at another login form where to go: by its shape, once the field is left or the form was
 * refused. It says nothing about accounts that exist.
 */
export function DoorHint({ door, next }: Props) {
  const { value: sent = '' } = useFieldState('name');
  const [left, setLeft] = useState<string>();
  const place = useRef<HTMLDivElement>(null);
  const afterPress = useAfterPress();
  useEffect(() => {
    const field = place.current?.closest('form')?.querySelector<HTMLInputElement>('[name=name]');
    const life = new AbortController();
    field?.addEventListener('change', () => afterPress(() => setLeft(field.value)), { signal: life.signal });
    return () => life.abort();
  }, [afterPress]);
  const found = recognizeLogin(left ?? sent);
  const hint = found && found.kind !== door ? hints[found.shape] : undefined;
  return (
    <div ref={place} role="status" className="empty:hidden">
      {found && hint && (
        <p className="text-sm text-warn">
          {hint}{' '}
          <a href={buildLoginHref({ form: found.kind, next })} className="text-link underline underline-offset-4">
            {`${t['loginDoor.goTo']}${formTitles[found.kind]}`}
          </a>
        </p>
      )}
    </div>
  );
}
