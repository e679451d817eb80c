'use server';

import { formAction } from '@/lib/command/form-action';
import { succeed } from '@/lib/command/form-success';
import { getCurrentTime } from '@/lib/time/current-time';
import { publishPolicy, recallPolicy } from './policies.commands';
import { policiesMessages } from './policies.messages';
import { policyKinds } from './policies.schema';
import { discardPolicyDraft, savePolicyDraft } from './policy-draft.commands';

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
    const version = await publishPolicy({ ...written, seen }, viewer);
    const told = version.inForceAt > getCurrentTime() ? 'policies.scheduled' : 'policies.published';
    return succeed(
      buildPolicyTab(kind),
      policiesMessages[version.number === version.before ? 'policies.same' : told].th,
    );
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
