import { Globe, Megaphone, Menu } from 'lucide-react';
import { DisplayMenu } from '@/components/ui/theme/display-menu';
import { ThemeSwitch } from '@/components/ui/theme/theme-switch';
import { areasMessages } from '@/lib/areas/messages';
import type { AreaFrameData } from './frame-data';
import { LogoutButton } from './logout-button';
import { NoticesBadge } from './notices-badge';
import { ReviewQueueMenu } from './review-queue-menu';
import { SIDEBAR_ID } from './sidebar';

/** Dark as the masthead on small windows, a quiet line of paper beside the sidebar. */
const item =
  'inline-flex min-h-10 min-w-10 shrink-0 items-center justify-center gap-2 rounded-full font-normal text-masthead-ink text-sm transition-colors hover:bg-white/10 lg:text-ink-2 lg:hover:bg-sunken lg:hover:text-ink';

/** Menu button, link to the public site, account, inbox, notices, theme and logout. */
export function TopBar({ frame, menu, badges, bell, notes, home, name, organisation }: AreaFrameData) {
  const notices = menu.flatMap(({ entries }) => entries).find(({ path }) => path === 'notices');
  const inbox = menu.flatMap(({ entries }) => entries).find(({ path }) => path === 'inbox');
  const account = menu.flatMap(({ entries }) => entries).find(({ path }) => path === 'account');
  const toSite = areasMessages['areas.toSite'];
  return (
    <header className="relative border-masthead-line border-b-2 bg-masthead lg:border-line lg:border-b lg:bg-paper print:hidden">
      <div className="flex min-h-14 items-center gap-1 px-2 lg:min-h-15 lg:gap-2 lg:px-8">
        <button
          type="button"
          popoverTarget={SIDEBAR_ID}
          aria-label={areasMessages['areas.menu']}
          title={areasMessages['areas.menu']}
          className={`${item} lg:hidden`}
        >
          <Menu aria-hidden="true" className="size-5.5" />
        </button>
        <a href="/" title={toSite} className={`${item} me-auto min-w-0 shrink! justify-start! px-2 lg:-ms-2 lg:px-3`}>
          <Globe aria-hidden="true" className="size-5 shrink-0 max-lg:hidden" />
          <span className="truncate max-lg:font-strong">{frame.site.brand}</span>
          <span className="sr-only">({toSite})</span>
        </a>
        {account && (
          <a href={account.href} className={`${item} min-w-0 shrink! px-3 max-md:hidden`}>
            <span className="min-w-0 text-end leading-snug">
              <span className="block max-w-56 truncate text-masthead-ink xl:max-w-96 lg:text-ink">{name}</span>
              {organisation && organisation !== name && (
                <span className="block max-w-56 truncate text-masthead-ink xl:max-w-96-2 text-xs lg:text-ink-3">
                  {organisation}
                </span>
              )}
            </span>
          </a>
        )}
        {bell && <ReviewQueueMenu initial={bell} notes={notes} inbox={inbox?.href ?? home} buttonClass={item} />}
        {notices && (
          <a href={notices.href} title={notices.title.th} className={`${item} relative`}>
            <Megaphone aria-hidden="true" className="size-5" />
            <span className="sr-only">{notices.title.th}</span>
            <NoticesBadge count={badges.notices ?? 0} />
          </a>
        )}
        <div className="flex lg:gap-1 lg:[&_summary]:text-ink-2 lg:[&_summary]:hover:bg-sunken">
          <DisplayMenu />
          <ThemeSwitch className="max-sm:hidden" />
        </div>
        <LogoutButton className={`${item} xl:px-3`} />
      </div>
    </header>
  );
}
