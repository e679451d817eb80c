/** Self-contained: sends a heartbeat every `beatMs` milliseconds while the page is visible; failures are ignored. */
export function startHeartbeats(beatMs: number, getVisitor: () => string | undefined): void {
  let next = 0;
  const beat = () => {
    const now = Date.now();
    if (document.hidden || now < next) return;
    next = now + beatMs / 2;
    fetch('/api/v1/presence', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ visitor: getVisitor() }),
    })
      // A response that nobody reads stays open.
      .then((answer) => answer.text())
      .catch(() => 0);
  };
  beat();
  setInterval(beat, beatMs);
  document.addEventListener('visibilitychange', beat);
}
