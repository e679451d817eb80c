'use client';

import { type RefObject, useEffect, useRef } from 'react';
import { EDITING_SECONDS } from '../editor.schema';
import type { EditorSession } from './editor-session';
import type { MainActions } from './use-main-action';

/** Delay between two looks at who else has the item open; a third of the time after which somebody counts as gone. */
const MEETING_MS = (EDITING_SECONDS * 1_000) / 3;

/**
 * Listens for events outside the editor's fields: leaving the page, the connection coming back, Ctrl+S, and Ctrl+Enter,
 * which is the primary button; pressed again it confirms what that button asks.
 */
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
    // Reading the form's values makes the rich-text editor report its latest content.
    session.flush = () => form.current && void new FormData(form.current);
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      session.flush();
      // Publishing at once or asking for approval must not happen out of habit: there Ctrl+S only autosaves.
      if (action === 'saveShown' || action === 'sendRevision') void session.retry();
      else void current.current.save();
    };
    const send = (event: KeyboardEvent) => {
      if (!isSending(event)) return;
      const { asked, run, act } = current.current;
      // Dialogs have buttons of their own.
      if (!asked && document.querySelector('dialog[open]')) return;
      event.preventDefault();
      event.stopPropagation();
      void (asked ? act() : run());
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
    const meet = () => document.visibilityState === 'visible' && void session.meetOthers();
    // Somebody may have logged in in another tab meanwhile.
    const comeBack = () => (isWaitingForLogin(session) ? void session.resumeSession() : meet());
    meet();
    const meeting = setInterval(meet, MEETING_MS);
    document.addEventListener('visibilitychange', comeBack);
    document.addEventListener('keydown', press);
    // Before the text field, in which Enter breaks the line.
    document.addEventListener('keydown', send, true);
    window.addEventListener('beforeunload', leave);
    window.addEventListener('pagehide', hide);
    window.addEventListener('online', online);
    return () => {
      clearInterval(meeting);
      document.removeEventListener('visibilitychange', comeBack);
      document.removeEventListener('keydown', press);
      document.removeEventListener('keydown', send, true);
      window.removeEventListener('beforeunload', leave);
      window.removeEventListener('pagehide', hide);
      window.removeEventListener('online', online);
      session.stop();
    };
  }, [session, form]);
}

/** True if the session has ended and nobody is logging in on this page now. */
function isWaitingForLogin(session: EditorSession): boolean {
  const { state, asksLogin } = session.read();
  return document.visibilityState === 'visible' && state === 'ended' && !asksLogin;
}

/** True for one press of Ctrl+Enter, not for its repetitions while it is held down. */
const isSending = ({ key, ctrlKey, metaKey, altKey, shiftKey, repeat, isComposing }: KeyboardEvent): boolean =>
  key === 'Enter' && (ctrlKey || metaKey) && !altKey && !shiftKey && !repeat && !isComposing;
