/**
 * Self-contained: arranges the tab bar. Tabs that don't fit a wide window's line are listed under "more"; on an item's
 * page the tab chosen last is marked if the item is of its category; a bar that scrolls sideways begins at the marked tab.
 */
export function arrangeTabs(categoryKey: string): void {
  const [bar, rest] = document.querySelectorAll<HTMLElement>('[data-tabs] ul');
  const more = rest?.closest('details');
  const box = more?.parentElement;
  if (!bar || !rest || !box) return;
  const item = document.querySelector<HTMLElement>('[data-item-category]')?.dataset.itemCategory;
  try {
    if (item && item === sessionStorage.getItem(categoryKey))
      for (const tab of document.querySelectorAll(`[data-tabs] [data-category="${item}"]`)) tab.ariaCurrent = 'true';
  } catch {
    // Without storage no tab is marked.
  }
  let placed = false;
  const arrange = () => {
    let isFull = false;
    let isCurrent = false;
    [...bar.querySelectorAll('li')].forEach((tab, index) => {
      const isOut = tab.offsetTop > 0;
      tab.style.visibility = isOut ? 'hidden' : '';
      rest.children[index]?.toggleAttribute('hidden', !isOut);
      isFull ||= isOut;
      if (!tab.querySelector('[aria-current]')) return;
      isCurrent = isOut;
      if (!placed) bar.scrollLeft = tab.offsetLeft - (bar.clientWidth - tab.offsetWidth) / 2;
    });
    box.style.visibility = isFull ? 'visible' : 'hidden';
    more.toggleAttribute('data-current', isCurrent);
    placed = true;
  };
  // The observer fires at once, after the page's own layout: measuring here would force another one.
  new ResizeObserver(arrange).observe(bar);
}
