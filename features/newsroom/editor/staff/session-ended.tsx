'use client';

import { LogIn, X } from 'lucide-react';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { uiMessages } from '@/components/ui/messages/ui/messages';
import { focusText } from '@/components/ui/rich-text-editor/focus-text';
import { newsroomMessages } from '../../workflow/workflow.messages';
import { editorMessages } from '../editor.messages';
import { LoginHere } from './login-here';
import { useEditor, useSession } from './use-editor';

const t = editorMessages;

/** Places of the editor in which somebody writes. */
const FIELDS = ':is(input, select, textarea, [contenteditable=true]):not(dialog *)';

/** Keeps the focus, and with it the place in the text, until the dialog takes both and gives them back. */
const keepFocus = (event: PointerEvent) => event.preventDefault();

/**
 * Shown when the session has ended: everything typed stays, and the viewer logs in again on this page. It is no modal
 * dialog and leaves the focus in the field, as it appears in the middle of typing.
 */
export function SessionEnded() {
  const session = useSession();
  const hasEnded = useEditor(({ state }) => state === 'ended');
  const asksLogin = useEditor((snapshot) => snapshot.asksLogin);
  const isOther = useEditor(({ message }) => message === newsroomMessages['newsroom.otherAccount']);
  const [closed, setClosed] = useState(false);
  const written = useRef<Element>(null);
  useEffect(() => {
    if (!hasEnded) return setClosed(false);
    written.current = document.activeElement;
    const follow = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches(FIELDS)) written.current = target;
    };
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, [hasEnded]);
  const goOn = () => {
    const place = written.current;
    void session.resumeSession();
    requestAnimationFrame(() => place instanceof HTMLElement && place.isConnected && focusText(place));
  };
  return (
    <>
      <div role="alert" className="fixed inset-x-4 top-4 z-40 mx-auto max-w-xl">
        {hasEnded && !closed && (
          <section
            aria-label={t['editor.endedTitle']}
            className="rounded-md border border-bad bg-surface p-4 shadow-lift"
          >
            <div className="flex items-start justify-between gap-3">
              <h2 className="font-strong text-base">{t['editor.endedTitle']}</h2>
              <IconButton label={uiMessages['ui.close'].th} className="-me-2 -mt-2" onClick={() => setClosed(true)}>
                <X aria-hidden="true" className="size-5" />
              </IconButton>
            </div>
            <p className="mb-3 text-ink-2 text-sm">
              {isOther ? newsroomMessages['newsroom.otherAccount'] : t['editor.endedText']}
            </p>
            <div className="flex flex-wrap gap-3">
              <LoginButton look="primary" />
              <Button size="sm" onPointerDown={keepFocus} onClick={() => session.resumeSession()}>
                {t['editor.retry']}
              </Button>
            </div>
          </section>
        )}
      </div>
      {hasEnded && asksLogin && <LoginHere onClose={() => session.askLogin(false)} onDone={goOn} />}
    </>
  );
}

/** Opens the login on this page; shown while the session has ended. */
export function LoginButton({ look, className }: { look?: 'primary'; className?: string }) {
  const session = useSession();
  const hasEnded = useEditor(({ state }) => state === 'ended');
  if (!hasEnded) return null;
  return (
    <Button
      look={look}
      size="sm"
      icon={LogIn}
      className={className}
      onPointerDown={keepFocus}
      onClick={() => session.askLogin(true)}
    >
      {t['editor.logIn']}
    </Button>
  );
}
