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
 * The ways out of a dialog by Esc, by its cross and by a click beside it, which ask before they take typed words along.
 *
 * @param onClose told when the dialog has closed
 */
export function useGuardedClose(box: RefObject<HTMLDialogElement | null>, onClose: () => void) {
  const [asking, setAsking] = useState<boolean>();
  const pressedBeside = useRef(false);
  const mayGo = useRef(false);
  const last = useRef<HTMLElement>(null);
  const { watch, holdsTyped, forget } = useDirtyFields(box);
  // A press beside the dialog has taken the focus from what was being typed.
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
    // Browsers close a dialog at the second of two requests to close it, whatever the page says to that.
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
    /** Undefined until it was asked once. */
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
      // Words that are marked with the pointer may end beside the dialog; such a press is none beside it.
      onClick: (event: MouseEvent) => isOwn(event) && pressedBeside.current && leave(),
      onPointerDownCapture: press,
      onFocusCapture: focus,
      onKeyDownCapture: watch,
      onReset: forget,
    },
  };
}
