/** Self-contained: a page that a session's end has led to needs its scripts, which clear the tab and explain it. */
export function noticeSessionEnd(wantScripts: () => void): void {
  if (/[?&]notice=/.test(location.search)) wantScripts();
}
