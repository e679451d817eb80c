import type { SCRIPTS_WANTED } from './page-script-events';

/** Asks for the scripts of a public page, also before the page's last script listens. Self-contained. */
export function wantScripts(event: typeof SCRIPTS_WANTED = 'portal:wanted'): void {
  document.documentElement.dataset.wantsScript = '';
  dispatchEvent(new Event(event));
}
