import { Alert } from '@/components/ui/alert';
import { SectionIntro } from '@/components/ui/page/section-intro';
import { TrafficExportForm } from '@/features/audit/traffic-log/staff/traffic-export-form';
import { TrafficSettingForm } from '@/features/audit/traffic-log/staff/traffic-setting-form';
import { trafficMessages } from '@/features/audit/traffic-log/traffic-log.messages';
import { listPartitionDays, readTrafficSetting } from '@/features/audit/traffic-log/traffic-log.queries';
import { areas } from '@/lib/areas/areas';
import { can } from '@/lib/auth/access';
import { secondFactorRoles, sessionBounds, sessionLengths } from '@/lib/auth/session-rules';
import { getSessionRules } from '@/lib/auth/sessions';
import { env } from '@/lib/env/env';
import { findEmergencyBannerAt } from '@/lib/site/emergency-banner.rules';
import { siteSettingsMessages as words } from '@/lib/site/messages';
import { getSiteFrame } from '@/lib/site/queries';
import { formatNumber } from '@/lib/time/format';
import { formatThaiDayInput } from '@/lib/time/thai-time';
import { emergencyBannerMessages } from '../emergency-banner/emergency-banner.messages';
import { findEmergencyBanner } from '../emergency-banner/emergency-banner.queries';
import { sessionSettingsMessages } from '../session-settings/session-settings.messages';
import { countFactorGaps } from '../session-settings/session-settings.queries';
import { AboutForm } from './about-form';
import { EmergencyBannerForm } from './emergency-banner-form';
import { FactorGaps } from './factor-gaps';
import { SessionRulesForm } from './session-rules-form';

/** Tab with the text of the about page. */
export async function AboutTab() {
  const { site } = await getSiteFrame();
  return (
    <section>
      <SectionIntro title={words['settings.part.about']} lead={words['settings.aboutLead']} />
      <AboutForm about={site.about} />
    </section>
  );
}

/** Tab with the banner above every public page. */
export async function EmergencyBannerTab() {
  const notice = await findEmergencyBanner();
  const isShown = findEmergencyBannerAt(notice, new Date()) !== undefined;
  return (
    <section>
      <SectionIntro title={words['settings.part.emergency']} lead={emergencyBannerMessages['emergency.lead']} />
      {notice && (
        <div className="mb-6 max-w-read">
          <Alert kind={isShown ? 'warn' : 'info'}>
            {emergencyBannerMessages[isShown ? 'emergency.shown' : 'emergency.over']}
          </Alert>
        </div>
      )}
      <EmergencyBannerForm notice={notice} />
    </section>
  );
}

/** Tab with the session durations and the roles that must use a second factor. */
export async function SessionsTab() {
  const rules = await getSessionRules();
  const gaps = await countFactorGaps(rules);
  const lengths = sessionLengths.map((name) => ({ name, value: rules[name], ...sessionBounds[name] }));
  const roles = secondFactorRoles.map((role) => ({
    name: role,
    label: areas[role].title.th,
    chosen: rules.secondFactorRoles.includes(role),
    fixed: env.SECOND_FACTOR_REQUIRED && can({ role }, 'secondFactor.expected'),
  }));
  return (
    <section>
      <SectionIntro title={words['settings.part.sessions']} lead={sessionSettingsMessages['sessions.lead']} />
      <FactorGaps gaps={gaps} />
      <SessionRulesForm lengths={lengths} roles={roles} graceDays={env.SECOND_FACTOR_GRACE_DAYS} />
    </section>
  );
}

/** Tab of the traffic log: its settings, the stored days, and the export; the log itself is never shown. */
export async function TrafficTab() {
  const [setting, days] = await Promise.all([readTrafficSetting(), listPartitionDays()]);
  const kept = trafficMessages['traffic.kept']
    .replace('{n}', formatNumber(days.length))
    .replace('{from}', formatThaiDayInput(days.at(0) ?? ''))
    .replace('{to}', formatThaiDayInput(days.at(-1) ?? ''));
  return (
    <section>
      <SectionIntro title={words['settings.part.traffic']} lead={trafficMessages['traffic.lead']} />
      <TrafficSettingForm setting={setting} />
      <p className="mt-4 text-ink-2 text-sm">{days.length > 0 ? kept : trafficMessages['traffic.keptNone']}</p>
      <h3 className="mt-10 mb-1 text-lg">{trafficMessages['traffic.export']}</h3>
      <p className="mb-5 max-w-read text-ink-2 text-sm">{trafficMessages['traffic.exportLead']}</p>
      <TrafficExportForm />
    </section>
  );
}
