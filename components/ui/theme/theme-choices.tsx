'use client';

import { say } from '@/lib/messages/language';
import { menuItemClass } from '../details-menu';
import { Icon } from '../icon';
import { uiMessages } from '../messages/ui/messages';
import { type DisplaySetting, setDisplaySetting, useDisplaySetting } from './display-setting';
import { THEME_KEY, themes } from './theme';

const options = {
  light: { icon: 'sun', text: uiMessages['ui.themeLight'] },
  dark: { icon: 'moon', text: uiMessages['ui.themeDark'] },
  auto: { icon: 'monitor', text: uiMessages['ui.themeAuto'] },
} as const;

const setting: DisplaySetting = { key: THEME_KEY, attribute: 'theme', values: ['light', 'dark'] };

/** Light, dark or the system's theme, as entries of a menu. */
export function ThemeChoices() {
  const current = useDisplaySetting(setting) ?? 'auto';
  return themes.map((theme) => {
    const { icon, text } = options[theme];
    return (
      <button
        key={theme}
        type="button"
        aria-pressed={theme === current}
        onClick={() => setDisplaySetting(setting, theme)}
        className={menuItemClass}
      >
        <Icon name={icon} className="size-5 text-ink-3" />
        <span className="grow">{say(text)}</span>
        {theme === current && <Icon name="check" className="size-4 text-gold-700" />}
      </button>
    );
  });
}
