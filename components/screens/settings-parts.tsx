import { AboutForm } from '@/components/site/about-form';
import { EmergencyForm } from '@/components/site/emergency-form';
import { PartHead } from '@/components/site/part-head';
import { SessionForm } from '@/components/site/session-form';
import { TrafficExportForm } from '@/components/site/traffic-export-form';
import { TrafficForm } from '@/components/site/traffic-form';
import { Alert } from '@/components/ui/alert';
import { areas } from '@/lib/areas/areas';
import { can } from '@/lib/auth/access';
import { secondFactorRoles, sessionBounds, sessionLengths } from '@/lib/auth/session-rules';
import { readSessionRules } from '@/lib/auth/sessions';
import { emergencyMessages } from '@/lib/emergency/messages';
import { findEmergencyNotice } from '@/lib/emergency/queries';
import { noticeAt } from '@/lib/emergency/rules';
import { env } from '@/lib/env';
import { formatNumber } from '@/lib/format';
import { sessionSettingsMessages } from '@/lib/session-settings/messages';
import { settingsMessages as words } from '@/lib/site/messages';
import { readFrame } from '@/lib/site/queries';
import { thaiDayText } from '@/lib/thai-time';
import { trafficMessages } from '@/lib/traffic/messages';
import { listParts, readTrafficSetting } from '@/lib/traffic/queries';

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
