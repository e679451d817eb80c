import type { Viewer } from '@/lib/auth/viewer';
import { command } from '@/lib/command/command';
import { parse } from '@/lib/command/parse';
import { AppError } from '@/lib/errors/errors';
import { ownOffice } from '../organisations.queries';
import { organisationProfile, profileSaving } from '../organisations.schema';
import { type Written, writeProfile } from '../organisations.store';

/**
 * Saves what readers see of the viewer's own organisation; only its office does.
 *
 * @param raw the fields of `organisationProfile`, and `version`
 * @throws AppError 'forbidden' to everybody else, 'invalid' by field, 'conflict' when somebody saved since `version`
 */
export async function saveOwnProfile(raw: Readonly<Record<string, unknown>>, viewer: Viewer): Promise<Written> {
  return keepProfile({ version: raw.version, input: parse(organisationProfile, raw) }, viewer);
}

const keepProfile = command({
  access: 'organisations.own',
  input: profileSaving,
  run: async ({ version, input }, viewer, tx): Promise<Written> => {
    const office = await tx.systemUser.findFirst({ where: ownOffice(viewer) });
    if (!office) throw new AppError('forbidden', 'errors.forbidden');
    return writeProfile(tx, viewer, input, { id: office.organisationId, version });
  },
  touches: (_, { tags }) => tags,
  audit: (_, { id, before, after }) => ({
    action: 'organisation.profile',
    noun: 'organisation',
    nounId: id,
    before,
    after,
  }),
});
