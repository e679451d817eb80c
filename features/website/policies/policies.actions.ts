'use server';

import { can } from '@/lib/auth/access';
import { formAction } from '@/lib/command/form-action';
import { succeed } from '@/lib/command/form-success';
import { getCurrentTime } from '@/lib/time/current-time';
import { publishPolicy, recallPolicy } from './policies.commands';
import { policiesMessages } from './policies.messages';
import { policyKinds } from './policies.schema';
import { discardPolicyDraft, savePolicyDraft } from './policy-draft.commands';
import { countPolicyPeople } from './policy-effect.queries';
import { describePolicyEffect } from './policy-effect.rules';

const buildPolicyTab = (kind: string | undefined): string =>
  `/administrator/site?part=policies&text=${policyKinds.find((one) => one === kind) ?? policyKinds[0]}`;

/**
 * Saves a draft if `step` is `draft`, else publishes. `seen` is the version, `revision` the draft that was open in the
 * editor.
 */
export const writePolicyAction = formAction(
  async ({ step, kind, html, changes, note, inForceAt, seen, revision }, viewer) => {
    const written = { kind, html, changes, note, inForceAt, revision };
    if (step === 'draft') {
      await savePolicyDraft(written, viewer);
      return succeed(buildPolicyTab(kind), policiesMessages['policies.draftSaved'].th);
    }
    const named = policyKinds.find((one) => one === kind);
    // Counted before, as afterwards nobody has answered the new version yet.
    const people = can(viewer, 'site.manage') && named ? await countPolicyPeople(named) : 0;
    const version = await publishPolicy({ ...written, seen }, viewer);
    if (version.number === version.before || !named)
      return succeed(buildPolicyTab(kind), policiesMessages['policies.same'].th);
    const told = version.inForceAt > getCurrentTime() ? 'policies.scheduled' : 'policies.published';
    const done = `${policiesMessages[told].th} · ${describePolicyEffect(named, people)}`;
    return succeed(buildPolicyTab(kind), done);
  },
);

export const discardPolicyDraftAction = formAction(async ({ kind, revision }, viewer) => {
  await discardPolicyDraft({ kind, revision }, viewer);
  return succeed(buildPolicyTab(kind), policiesMessages['policies.discarded'].th);
});

export const recallPolicyAction = formAction(async ({ kind, number }, viewer) => {
  await recallPolicy({ kind, number }, viewer);
  return succeed(buildPolicyTab(kind), policiesMessages['policies.recalled'].th);
});
