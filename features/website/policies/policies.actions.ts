'use server';

import { formAction } from '@/lib/command/form-action';
import { succeed } from '@/lib/command/form-success';
import { publishPolicy } from './policies.commands';
import { policiesMessages } from './policies.messages';
import { policyKinds } from './policies.schema';

/** `seen` is the version that was open in the editor. */
export const publishPolicyAction = formAction(async ({ kind, html, note, seen }, viewer) => {
  const { before, number } = await publishPolicy({ kind, html, note, seen }, viewer);
  const known = policyKinds.find((one) => one === kind) ?? policyKinds[0];
  const told = policiesMessages[number === before ? 'policies.same' : 'policies.published'].th;
  return succeed(`/administrator/site?part=policies&text=${known}`, told);
});
