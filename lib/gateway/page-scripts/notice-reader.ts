/**
 * Runs in the browser, as written here: asks for the page's scripts when the reader first uses a control, moves the
 * focus to one, scrolls to a part that needs them, or has left the page alone for long. Staying on a control with the
 * pointer only announces it. Readers who save data are never given scripts that they have not asked for.
 *
 * @param wanted event that asks for the scripts
 * @param likely event that announces that they may soon be wanted
 * @param controls selector of what needs them
 * @param parts selector of parts that need them as soon as they are near the window
 * @param pages selector that matches in pages that need them at once
 * @param idleMs time without a movement after which they are wanted
 * @param stayMs time on a control that announces a press; a touch that scrolls the page is over by then
 */
export function noticeReader(
  wanted: string,
  likely: string,
  controls: string,
  parts: string,
  pages: string,
  idleMs: number,
  stayMs: number,
): void {
  const life = new AbortController();
  const { signal } = life;
  const listen = { capture: true, passive: true, signal };
  const tell = (name: string) => dispatchEvent(new Event(name));
  const onControl = (types: readonly string[], act: (control: Element, event: Event) => void) => {
    for (const type of types)
      addEventListener(
        type,
        (event) => {
          const control = event.target instanceof Element && event.target.closest(controls);
          if (control) act(control, event);
        },
        listen,
      );
  };
  addEventListener(wanted, () => life.abort(), { once: true });
  onControl(['click', 'focusin', 'input', 'change'], () => tell(wanted));
  onControl(['pointerover', 'pointerdown'], (control, event) => {
    const staying = Reflect.get(event, 'pointerType') === 'touch' ? ':active' : ':hover';
    setTimeout(() => control.matches(staying) && tell(likely), stayMs);
  });

  const seen = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) tell(wanted);
    },
    { rootMargin: '200px' },
  );
  for (const part of document.querySelectorAll(parts)) seen.observe(part);
  signal.addEventListener('abort', () => seen.disconnect());

  const connection: unknown = Reflect.get(navigator, 'connection');
  const saves = connection instanceof Object && Reflect.get(connection, 'saveData') === true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    if (saves || signal.aborted || document.visibilityState !== 'visible') return;
    timer = setTimeout(() => {
      if (window.requestIdleCallback) window.requestIdleCallback(() => tell(wanted));
      else tell(wanted);
    }, idleMs);
  };
  for (const type of ['scroll', 'pointermove', 'keydown', 'visibilitychange']) addEventListener(type, wait, listen);
  signal.addEventListener('abort', wait);
  wait();

  if (document.querySelector(pages)) tell(wanted);
}
