import { HOME_LINK, HOME_PATTERN } from '@/components/ui/page/home-cookie';
import { CONTRAST_KEY, TEXT_SIZE_KEY, THEME_KEY } from '@/components/ui/theme/theme';
import { CATEGORY_KEY } from '@/features/news/ui/remember-category';

/** Minimum interval between reloads of a page whose script could not be loaded. */
const RELOAD_GUARD_MS = 60_000;

/** Settings that apply at the first paint: storage key, attribute of `<html>`, and the values that are set. */
const settings = [
  [THEME_KEY, 'theme', 'light', 'dark'],
  [TEXT_SIZE_KEY, 'text', '112', '125'],
  [CONTRAST_KEY, 'contrast', 'high', 'normal'],
];

/**
 * Script that runs before the first paint and without React: applies the chosen theme, text size and contrast, also when
 * another tab changes them, reloads after a failed chunk, stores the chosen tab, and links to the viewer's own area. A
 * category's page counts as a choice of its tab, whatever led to it: a tab, a link or the way back. A link to the other
 * language keeps the current query.
 */
export const firstScript = `(() => {
  const show = () => {
    for (const [key, name, ...values] of ${JSON.stringify(settings)}) {
      try {
        const value = localStorage.getItem(key);
        if (values.includes(value)) document.documentElement.dataset[name] = value;
        else delete document.documentElement.dataset[name];
      } catch {}
    }
  };
  show();
  addEventListener('storage', show);
  const home = document.cookie.match(/${HOME_PATTERN.replaceAll('/', '\\/')}/)?.[1];
  if (home) {
    document.documentElement.dataset.home = home;
    addEventListener('DOMContentLoaded', () => {
      for (const link of document.querySelectorAll('[${HOME_LINK}]')) link.href = home;
    });
  }
  const reloadOnce = () => {
    try {
      if (!navigator.onLine) return;
      const last = Number(sessionStorage.getItem('chunkReloadAt'));
      if (Date.now() - last < ${RELOAD_GUARD_MS}) return;
      sessionStorage.setItem('chunkReloadAt', String(Date.now()));
      location.reload();
    } catch {}
  };
  addEventListener('error', ({ target }) => {
    if (target instanceof HTMLScriptElement && target.src.includes('/_next/static/')) reloadOnce();
  }, true);
  addEventListener('unhandledrejection', ({ reason }) => {
    if (/ChunkLoadError|Failed to load chunk|Loading chunk/.test(String(reason && reason.name) + String(reason && reason.message))) reloadOnce();
  });
  const remember = (tab) => {
    try {
      if (tab) sessionStorage.setItem('${CATEGORY_KEY}', tab.dataset.category);
    } catch {}
  };
  const keepQuery = (link) => {
    if (!link) return;
    const { pathname } = document.querySelector('[data-language]');
    link.href = pathname + (/^\\/(en\\/)?$/.test(pathname) ? '' : location.search);
  };
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    remember(target.closest('[data-category]'));
    keepQuery(target.closest('[data-language]'));
  });
  addEventListener('pageshow', () => remember(document.querySelector('[data-category][aria-current=page]')));
})()`;
