const REACHABLE = 'textarea, input:not([type=hidden]):not([type=file]), select, [contenteditable=true], button';

/** Moves the focus to a field by its name: to the invalid control in it, else to its first one. */
export function focusField(name: string, root: ParentNode = document): void {
  const box = root.querySelector<HTMLElement>(`[data-field~="${name}"]`);
  const wrong = box?.querySelector<HTMLElement>('[aria-invalid="true"]');
  const target = wrong ?? box?.querySelector<HTMLElement>(REACHABLE) ?? box;
  target?.focus();
  target?.scrollIntoView?.({ block: 'center' });
}
