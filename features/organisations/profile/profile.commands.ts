import type { Viewer } from '@/lib/auth/viewer';
import { command } from '@/lib/command/command';
import { parseInput } from '@/lib/command/parse';
import { AppError } from '@/lib/errors/errors';
import { errorMessages } from '@/lib/errors/messages';
import { pickMessage } from '@/lib/messages/message';
import { buildOwnOfficeWhere } from '../organisations.queries';
import { organisationProfile, profileSaveInput } from '../organisations.schema';
import { type WrittenOrganisation, writeProfile } from '../organisations.store';

/**
 * Saves the public profile of the viewer's own organisation; only its office may.
 *
 * @param raw the fields of `organisationProfile`, and `version`
 * @throws AppError 'forbidden' for everybody else, 'invalid' by field, 'conflict' when somebody saved since `version`
 */
export async function saveOwnProfile(
  raw: Readonly<Record<string, unknown>>,
  viewer: Viewer,
): Promise<WrittenOrganisation> {
  return storeProfile({ version: raw.version, input: parseInput(organisationProfile, raw) }, viewer);
}

const storeProfile = command({
  access: 'organisations.own',
  input: profileSaveInput,
  run: async ({ version, input }, viewer, tx): Promise<WrittenOrganisation> => {
    const office = await tx.systemUser.findFirst({ where: buildOwnOfficeWhere(viewer) });
    if (!office) throw new AppError('forbidden', pickMessage(errorMessages, 'errors.forbidden'));
    return writeProfile(tx, viewer, input, { id: office.organisationId, version });
  },
  invalidates: (_, { tags }) => tags,
  audit: (_, { id, before, after }) => ({
    action: 'organisation.profile',
    noun: 'organisation',
    nounId: id,
    before,
    after,
  }),
});
