import clsx from 'clsx';
import { Icon } from '@/components/ui/icon';
import { LineText } from '@/components/ui/line-text/line-text';
import { emergencyBannerMessages as words } from '@/features/website/emergency-banner/emergency-banner.messages';
import { toSafeTarget } from '@/lib/http/safe-target';
import { say } from '@/lib/messages/language';
import type { EmergencyBannerContent as Notice } from '@/lib/site/emergency-banner.schema';

const variants = {
  info: { icon: 'info', tone: 'bg-gold-100 text-gold-700' },
  warn: { icon: 'triangle-alert', tone: 'bg-gold-300 text-red-950' },
  bad: { icon: 'circle-alert', tone: 'bg-red-800 text-masthead-ink' },
} as const;

/** Urgent notice above every public page; a script of the page hides it at its end. */
export function EmergencyBanner({ notice: { text, level, target, expiresAt } }: { notice: Notice }) {
  const { icon, tone } = variants[level];
  return (
    <aside
      data-hide-at={expiresAt ?? undefined}
      aria-label={say(words['emergency.label'])}
      className={clsx('print:hidden', tone)}
    >
      <div className="page flex items-start gap-3 py-2.5 font-normal text-sm">
        <Icon name={icon} className="mt-0.5 size-5 shrink-0" />
        <p className="wrap-anywhere min-w-0 flex-1">
          <LineText>{text}</LineText>{' '}
          {toSafeTarget(target) && (
            <a href={toSafeTarget(target)} className="font-strong underline underline-offset-4">
              {say(words['emergency.more'])}
            </a>
          )}
        </p>
      </div>
    </aside>
  );
}
