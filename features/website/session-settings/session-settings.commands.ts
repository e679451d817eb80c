import { SESSIONS_KEY, storedSessionRules } from '@/lib/auth/session-rules';
import { invalidateSessionRules } from '@/lib/auth/sessions';
import type { Viewer } from '@/lib/auth/viewer';
import { command } from '@/lib/command/command';
import { tag } from '@/lib/request/context';
import { storeSetting } from '@/lib/site/store';
import { sessionRulesInput } from './session-settings.schema';

/**
 * Sets the session durations and the additional roles that must use a second factor, besides those of the environment.
 * Idle timeout and second factor apply to open sessions too; their maximum duration stays as it was when they were
 * opened.
 *
 * @throws AppError 'invalid' by field, outside the bounds of lib/auth/session-rules.ts
 */
export async function saveSessionRules(raw: unknown, viewer: Viewer): Promise<void> {
  await storeSessionRules(raw, viewer);
  invalidateSessionRules();
}

const storeSessionRules = command({
  access: 'site.manage',
  fresh: true,
  input: sessionRulesInput,
  invalidates: () => [tag.settings],
  run: async (given, viewer, tx) => {
    const row = await tx.setting.findUnique({ where: { key: SESSIONS_KEY }, select: { value: true } });
    const value = { ...given, secondFactorRoles: [...new Set(given.secondFactorRoles)] };
    await storeSetting(tx, viewer, SESSIONS_KEY, value);
    return { before: storedSessionRules.catch({}).parse(row?.value ?? {}), after: value };
  },
  audit: (_, lines) => ({ action: 'sessions.save', noun: 'setting', nounId: SESSIONS_KEY, ...lines }),
});
