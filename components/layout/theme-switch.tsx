'use client';

import { Check, Monitor, Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { uiMessages } from '@/lib/site/messages';
import { DetailsMenu, menuItemClass } from '../ui/details-menu';
import { iconButtonClass } from '../ui/icon-button';
import { THEME_KEY, type Theme, themes } from './theme';

const faces = {
  light: { icon: Sun, text: uiMessages['ui.themeLight'].th },
  dark: { icon: Moon, text: uiMessages['ui.themeDark'].th },
  auto: { icon: Monitor, text: uiMessages['ui.themeAuto'].th },
} as const;

/** Light, dark or the system's theme. The choice stands on `<html>` and in local storage, so other tabs follow. */
export function ThemeSwitch() {
  const current = useSyncExternalStore(watchTheme, readTheme, () => 'auto' as const);
  return (
    <div className="noscript:hidden">
      <DetailsMenu
        label={uiMessages['ui.theme'].th}
        buttonClass={iconButtonClass('masthead')}
        button={
          <>
            <Moon aria-hidden="true" className="size-5 dark:hidden" />
            <Sun aria-hidden="true" className="hidden size-5 dark:block" />
          </>
        }
      >
        {themes.map((theme) => {
          const { icon: Icon, text } = faces[theme];
          return (
            <button
              key={theme}
              type="button"
              aria-pressed={theme === current}
              onClick={() => chooseTheme(theme)}
              className={menuItemClass}
            >
              <Icon aria-hidden="true" className="size-5 text-ink-3" />
              <span className="grow">{text}</span>
              {theme === current && <Check aria-hidden="true" className="size-4 text-gold-700" />}
            </button>
          );
        })}
      </DetailsMenu>
    </div>
  );
}

function readTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'auto';
}

function apply(theme: string | null): void {
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
}

function chooseTheme(theme: Theme): void {
  apply(theme);
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Without storage the choice lasts for this page.
  }
}

function watchTheme(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const follow = (event: StorageEvent) => event.key === THEME_KEY && apply(event.newValue);
  addEventListener('storage', follow);
  return () => {
    observer.disconnect();
    removeEventListener('storage', follow);
  };
}
