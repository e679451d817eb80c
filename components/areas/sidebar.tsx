import { SiLine } from '@icons-pack/react-simple-icons';
import { X } from 'lucide-react';
import { LineText } from '@/components/ui/line-text/line-text';
import { Logo } from '@/components/ui/page/logo';
import { areasMessages } from '@/lib/areas/messages';
import { findSocialHref } from '@/lib/site/rules';
import { getIconButtonClass } from '../ui/icon-button';
import { CollapseButton } from './collapse-button';
import type { AreaFrameData } from './frame-data';
import { areaIcons } from './icons';
import { SidebarMenu, type SidebarSection } from './sidebar-menu';

/** Element id, for the menu button. */
export const SIDEBAR_ID = 'area-sidebar';

/** Sidebar of an area: its owner, its entries, and the staff chat. A popover where there is no room beside the page. */
export function Sidebar({ frame, menu, badges, title, name, organisation, chat }: AreaFrameData) {
  const sections: SidebarSection[] = menu.map(({ name, title: heading, icon, entries }) => ({
    name,
    title: heading,
    icon: icon && <EntryIcon name={icon} />,
    entries: entries.map(({ href, title: { th }, icon: picture, path }) => ({
      href,
      path,
      label: th,
      icon: <EntryIcon name={picture} />,
      badge: path === undefined ? undefined : badges[path],
    })),
  }));
  return (
    <nav id={SIDEBAR_ID} popover="auto" aria-label={areasMessages['areas.navigation']} className="sidebar print:hidden">
      <div className="flex min-h-full flex-col">
        <div className="side-head mx-3 flex items-center gap-3 border-footer-line border-b px-1 py-4">
          <Logo src={frame.logo} />
          <p className="side-word min-w-0 grow">
            <span className="line-clamp-2 font-strong text-masthead-ink text-sm">
              <LineText>{organisation ?? title}</LineText>
            </span>
            {organisation && <span className="line-clamp-1 font-normal text-footer-ink-2 text-xs">{title}</span>}
            {name !== organisation && name !== title && (
              <span className="line-clamp-1 font-normal text-footer-ink-2 text-xs md:hidden">{name}</span>
            )}
          </p>
          <button
            type="button"
            popoverTarget={SIDEBAR_ID}
            popoverTargetAction="hide"
            aria-label={areasMessages['areas.closeMenu']}
            title={areasMessages['areas.closeMenu']}
            className={getIconButtonClass('masthead', 'lg:hidden')}
          >
            <X aria-hidden="true" className="size-5" />
          </button>
        </div>
        <SidebarMenu sections={sections} />
        <div className="mx-3 border-footer-line border-t py-3">
          {chat && (
            <a href={findSocialHref(chat)} title={areasMessages['areas.staffChat']} className="side-item">
              <SiLine aria-hidden="true" title="" className="size-5 shrink-0" />
              <span className="side-word">{areasMessages['areas.staffChat']}</span>
            </a>
          )}
          <CollapseButton />
        </div>
      </div>
    </nav>
  );
}

function EntryIcon({ name }: { name: keyof typeof areaIcons }) {
  const Icon = areaIcons[name];
  return <Icon aria-hidden="true" className="size-5 shrink-0 text-footer-ink-2" strokeWidth={1.5} />;
}
