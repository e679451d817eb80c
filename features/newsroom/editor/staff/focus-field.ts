import { focusText } from '@/components/ui/rich-text-editor/focus-text';

const WRITTEN = '[contenteditable=true]';
const REACHABLE = 'textarea, input:not([type=hidden]):not([type=file]), select, button';

/** Moves the focus to a field by its name: to the invalid control in it, else to its text or its first control. */
export function focusField(name: string, root: ParentNode = document): void {
  const box = root.querySelector<HTMLElement>(`[data-field~="${name}"]`);
  const wrong = box?.querySelector<HTMLElement>('[aria-invalid="true"]');
  const target = wrong ?? box?.querySelector<HTMLElement>(WRITTEN) ?? box?.querySelector<HTMLElement>(REACHABLE) ?? box;
  if (target) focusText(target);
  target?.scrollIntoView?.({ block: 'center' });
}
