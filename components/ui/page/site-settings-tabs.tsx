import { siteSettingsMessages as words } from '@/lib/site/messages';
import { type SiteTab, siteTabs } from '@/lib/site/rules';

/** Tabs of the site settings. */
export function SiteSettingsTabs({ path, current }: { path: string; current: SiteTab }) {
  return (
    <nav aria-label={words['settings.parts']} className="mb-6 border-line border-b">
      <ul className="flex flex-wrap whitespace-nowrap">
        {siteTabs.map((part) => (
          <li key={part}>
            <a
              href={`${path}?part=${part}`}
              aria-current={part === current ? 'page' : undefined}
              className="inline-flex min-h-11 items-center border-transparent border-b-2 px-4 font-normal text-ink-2 text-sm hover:text-ink aria-[current]:border-gold-500 aria-[current]:font-strong aria-[current]:text-link"
            >
              {words[`settings.part.${part}`]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
