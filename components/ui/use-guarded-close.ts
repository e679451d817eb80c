'use client';

import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useDirtyFields } from './form/use-dirty-fields';

const isOwn = ({ target, currentTarget }: SyntheticEvent): boolean => target === currentTarget;

/**
 * Closes a dialog by Esc, by its cross and by a click beside it, and asks before typed text is discarded.
 *
 * @param onClose called when the dialog has closed
 */
export function useGuardedClose(box: RefObject<HTMLDialogElement | null>, onClose: () => void) {
  const [asking, setAsking] = useState<boolean>();
  const pressedBeside = useRef(false);
  const mayGo = useRef(false);
  const last = useRef<HTMLElement>(null);
  const { watch, holdsTyped, forget } = useDirtyFields(box);
  // Restores the focus, which a press beside the dialog took from the field.
  useEffect(() => {
    if (asking === false) last.current?.focus();
  }, [asking]);
  const focus = ({ target }: FocusEvent<HTMLElement>) => {
    if (target !== box.current && target.closest('dialog') === box.current) last.current = target;
    watch();
  };
  const leave = () => (holdsTyped() ? setAsking(true) : box.current?.close());
  const discard = () => {
    mayGo.current = true;
    setAsking(false);
    box.current?.close();
  };
  const cancel = (event: SyntheticEvent) => {
    if (!isOwn(event) || !holdsTyped()) return;
    event.preventDefault();
    setAsking(true);
  };
  const closed = (event: SyntheticEvent) => {
    if (!isOwn(event)) return;
    // Browsers close a dialog on the second of two close requests, even if the page prevents it.
    if (!mayGo.current && holdsTyped()) {
      box.current?.showModal();
      setAsking(true);
      return;
    }
    mayGo.current = false;
    forget();
    onClose();
  };
  const press = (event: PointerEvent) => {
    pressedBeside.current = isOwn(event);
    watch();
  };
  return {
    /** Undefined until the question was asked once. */
    asking,
    stay: () => setAsking(false),
    discard,
    /** For the cross, which is a link where there is no script. */
    ask: (event: MouseEvent) => {
      event.preventDefault();
      leave();
    },
    listeners: {
      onClose: closed,
      onCancel: cancel,
      // A text selection may end beside the dialog: a click counts only if its press began there too.
      onClick: (event: MouseEvent) => isOwn(event) && pressedBeside.current && leave(),
      onPointerDownCapture: press,
      onFocusCapture: focus,
      onKeyDownCapture: watch,
      onReset: forget,
    },
  };
}
