'use client';

import { Check, Monitor, Moon, Sun } from 'lucide-react';
import { uiMessages } from '@/lib/ui/messages';
import { menuItemClass } from '../ui/details-menu';
import { chooseRoot, type RootChoice, useRootChoice } from './root-choice';
import { THEME_KEY, themes } from './theme';

const faces = {
  light: { icon: Sun, text: uiMessages['ui.themeLight'].th },
  dark: { icon: Moon, text: uiMessages['ui.themeDark'].th },
  auto: { icon: Monitor, text: uiMessages['ui.themeAuto'].th },
} as const;

const choice: RootChoice = { key: THEME_KEY, attribute: 'theme', values: ['light', 'dark'] };

/** Light, dark or the system's theme, as lines of a menu. */
export function ThemeChoices() {
  const current = useRootChoice(choice) ?? 'auto';
  return themes.map((theme) => {
    const { icon: Icon, text } = faces[theme];
    return (
      <button
        key={theme}
        type="button"
        aria-pressed={theme === current}
        onClick={() => chooseRoot(choice, theme)}
        className={menuItemClass}
      >
        <Icon aria-hidden="true" className="size-5 text-ink-3" />
        <span className="grow">{text}</span>
        {theme === current && <Check aria-hidden="true" className="size-4 text-gold-700" />}
      </button>
    );
  });
}
