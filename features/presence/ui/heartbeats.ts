/**
 * Self-contained: sends a heartbeat every `beatMs` milliseconds while the page is visible; failures are ignored.
 *
 * @returns stops it
 */
export function startHeartbeats(beatMs: number, getVisitor: () => string | undefined): () => void {
  let last = -beatMs;
  const beat = () => {
    if (document.visibilityState !== 'visible' || Date.now() - last < beatMs / 2) return;
    last = Date.now();
    fetch('/api/v1/presence', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ visitor: getVisitor() }),
    })
      .then((answer) => answer.text())
      .catch(() => undefined);
  };
  beat();
  const timer = setInterval(beat, beatMs);
  document.addEventListener('visibilitychange', beat);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', beat);
  };
}
