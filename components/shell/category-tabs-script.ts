/**
 * Self-contained: arranges the tab bar. Tabs that don't fit a wide window's line are listed under "more"; on an item's
 * page the tab chosen last is marked if the item is of its category; a bar that scrolls sideways begins at the marked tab.
 */
export function arrangeTabs(categoryKey: string): void {
  const nav = document.querySelector('[data-tabs]');
  const more = nav?.querySelector('details');
  const [bar, rest] = nav?.querySelectorAll('ul') ?? [];
  if (!nav || !more?.parentElement || !bar || !rest) return;
  const box = more.parentElement;
  const item = document.querySelector<HTMLElement>('[data-item-category]')?.dataset.itemCategory;
  let chosen: string | null = null;
  try {
    chosen = sessionStorage.getItem(categoryKey);
  } catch {}
  if (item && item === chosen && !nav.querySelector('[aria-current]'))
    for (const tab of nav.querySelectorAll(`[data-category="${item}"]`)) tab.setAttribute('aria-current', 'true');
  let placed = false;
  const arrange = () => {
    const tabs = [...bar.children].filter((tab) => tab instanceof HTMLElement);
    const out = tabs.map((tab) => tab.offsetTop > (tabs[0]?.offsetTop ?? 0));
    tabs.forEach((tab, index) => {
      tab.style.visibility = out[index] ? 'hidden' : '';
      rest.children[index]?.toggleAttribute('hidden', !out[index]);
    });
    box.style.visibility = out.includes(true) ? 'visible' : 'hidden';
    const marked = tabs.findIndex((tab) => tab.querySelector('[aria-current]'));
    more.toggleAttribute('data-current', out[marked] === true);
    const tab = tabs[marked];
    if (tab && !placed) bar.scrollLeft = tab.offsetLeft - (bar.clientWidth - tab.offsetWidth) / 2;
    placed = true;
  };
  // The observer fires at once, after the page's own layout: measuring here would force another one.
  new ResizeObserver(arrange).observe(bar);
}
