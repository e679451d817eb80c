import { Alert } from '@/components/ui/alert';
import { PartHead } from '@/components/ui/page/part-head';
import { TrafficExportForm } from '@/features/audit/traffic-log/staff/traffic-export-form';
import { TrafficForm } from '@/features/audit/traffic-log/staff/traffic-form';
import { trafficMessages } from '@/features/audit/traffic-log/traffic-log.messages';
import { listParts, readTrafficSetting } from '@/features/audit/traffic-log/traffic-log.queries';
import { areas } from '@/lib/areas/areas';
import { can } from '@/lib/auth/access';
import { secondFactorRoles, sessionBounds, sessionLengths } from '@/lib/auth/session-rules';
import { readSessionRules } from '@/lib/auth/sessions';
import { env } from '@/lib/env/env';
import { noticeAt } from '@/lib/site/emergency.rules';
import { settingsMessages as words } from '@/lib/site/messages';
import { readFrame } from '@/lib/site/queries';
import { formatNumber } from '@/lib/time/format';
import { thaiDayText } from '@/lib/time/thai-time';
import { emergencyMessages } from '../emergency-banner/emergency-banner.messages';
import { findEmergencyNotice } from '../emergency-banner/emergency-banner.queries';
import { sessionSettingsMessages } from '../session-settings/session-settings.messages';
import { AboutForm } from './about-form';
import { EmergencyForm } from './emergency-form';
import { SessionForm } from './session-form';

/** The text of the about page. */
export async function AboutPart() {
  const { site } = await readFrame();
  return (
    <section>
      <PartHead title={words['settings.part.about'].th} lead={words['settings.aboutLead'].th} />
      <AboutForm about={site.about} />
    </section>
  );
}

/** The notice above every public page. */
export async function EmergencyPart() {
  const notice = await findEmergencyNotice();
  const isShown = noticeAt(notice, new Date()) !== undefined;
  return (
    <section>
      <PartHead title={words['settings.part.emergency'].th} lead={emergencyMessages['emergency.lead'].th} />
      {notice && (
        <div className="mb-6 max-w-read">
          <Alert kind={isShown ? 'warn' : 'info'}>
            {emergencyMessages[isShown ? 'emergency.shown' : 'emergency.over'].th}
          </Alert>
        </div>
      )}
      <EmergencyForm notice={notice} />
    </section>
  );
}

/** How long sessions last, and of whom a second factor is asked. */
export async function SessionsPart() {
  const rules = await readSessionRules();
  const lengths = sessionLengths.map((name) => ({ name, value: rules[name], ...sessionBounds[name] }));
  const roles = secondFactorRoles.flatMap((role) =>
    role === 'visitor'
      ? []
      : {
          name: role,
          label: areas[role].title.th,
          chosen: rules.secondFactorRoles.includes(role),
          fixed: env.SECOND_FACTOR_REQUIRED && can({ role }, 'secondFactor.expected'),
        },
  );
  return (
    <section>
      <PartHead title={words['settings.part.sessions'].th} lead={sessionSettingsMessages['sessions.lead'].th} />
      <SessionForm lengths={lengths} roles={roles} />
    </section>
  );
}

/** Whether traffic is logged and for how long, and the way to hand a part of it over; the log itself is shown nowhere. */
export async function TrafficPart() {
  const [setting, days] = await Promise.all([readTrafficSetting(), listParts()]);
  const kept = trafficMessages['traffic.kept'].th
    .replace('{n}', formatNumber(days.length))
    .replace('{from}', thaiDayText(days.at(0) ?? ''))
    .replace('{to}', thaiDayText(days.at(-1) ?? ''));
  return (
    <section>
      <PartHead title={words['settings.part.traffic'].th} lead={trafficMessages['traffic.lead'].th} />
      <TrafficForm setting={setting} />
      <p className="mt-4 text-ink-2 text-sm">{days.length > 0 ? kept : trafficMessages['traffic.keptNone'].th}</p>
      <h3 className="mt-10 mb-1 text-lg">{trafficMessages['traffic.export'].th}</h3>
      <p className="mb-5 max-w-read text-ink-2 text-sm">{trafficMessages['traffic.exportLead'].th}</p>
      <TrafficExportForm />
    </section>
  );
}
