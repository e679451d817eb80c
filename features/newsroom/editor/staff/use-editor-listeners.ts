'use client';

import { type RefObject, useEffect, useRef } from 'react';
import type { EditorSession } from './editor-session';
import type { MainActions } from './use-main-action';

/** What the editor listens for outside of its fields: leaving the page, the connection, and Ctrl+S. */
export function useEditorListeners(
  session: EditorSession,
  actions: MainActions,
  form: RefObject<HTMLFormElement | null>,
): void {
  const current = useRef(actions);
  useEffect(() => {
    current.current = actions;
  });
  useEffect(() => {
    const { action } = session.start;
    // Gathering a form's values makes the text tell what was typed last.
    session.flush = () => form.current && void new FormData(form.current);
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      session.flush();
      // What readers see at once, or what somebody is asked to approve, takes more than a habit of the fingers.
      if (action === 'saveShown' || action === 'sendRevision') void session.retry();
      else void current.current.save();
    };
    const leave = (event: BeforeUnloadEvent) => {
      session.flush();
      session.saveLocally();
      if (session.isUnsafe) event.preventDefault();
    };
    const hide = () => {
      session.flush();
      session.saveLocally();
    };
    const online = () => session.hurry();
    document.addEventListener('keydown', press);
    window.addEventListener('beforeunload', leave);
    window.addEventListener('pagehide', hide);
    window.addEventListener('online', online);
    return () => {
      document.removeEventListener('keydown', press);
      window.removeEventListener('beforeunload', leave);
      window.removeEventListener('pagehide', hide);
      window.removeEventListener('online', online);
      session.stop();
    };
  }, [session, form]);
}
