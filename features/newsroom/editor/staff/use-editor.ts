'use client';

import { createContext, use, useSyncExternalStore } from 'react';
import { useFieldState } from '@/components/ui/form/form-context';
import type { EditorSession } from './editor-session';
import type { Snapshot } from './session-state';

export const SessionContext = createContext<EditorSession | undefined>(undefined);

/** The session of the editor around a piece. */
export function useSession(): EditorSession {
  const session = use(SessionContext);
  if (!session) throw new Error('a piece of the editor stands outside of it');
  return session;
}

/** One part of what the session knows; the piece is drawn again when that part changes. */
export function useEditor<T>(select: (snapshot: Snapshot) => T): T {
  const session = useSession();
  const read = () => select(session.read());
  return useSyncExternalStore(session.subscribe, read, read);
}

/** The words beside a field that the server refused, asked by script or by the plain form. */
export function useFieldError(name: string): string | undefined {
  const refused = useEditor(({ fields }) => fields[name]);
  const sent = useFieldState(name);
  return refused ?? sent.error;
}
