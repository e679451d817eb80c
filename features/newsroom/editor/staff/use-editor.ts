'use client';

import { createContext, use, useSyncExternalStore } from 'react';
import { useFieldState } from '@/components/ui/form/form-context';
import type { EditorSession } from './editor-session';
import type { Snapshot } from './session-state';

export const SessionContext = createContext<EditorSession | undefined>(undefined);

/** Session of the surrounding editor. */
export function useSession(): EditorSession {
  const session = use(SessionContext);
  if (!session) throw new Error('a piece of the editor stands outside of it');
  return session;
}

/** Selected part of the session's snapshot; the component re-renders when that part changes. */
export function useEditor<T>(select: (snapshot: Snapshot) => T): T {
  const session = useSession();
  return useSyncExternalStore(
    session.subscribe,
    () => select(session.read()),
    () => select(session.rendered),
  );
}

/** Error message of a field, from a call or from the submitted form. */
export function useFieldError(name: string): string | undefined {
  const refused = useEditor(({ fields }) => fields[name]);
  const sent = useFieldState(name);
  return refused ?? sent.error;
}
