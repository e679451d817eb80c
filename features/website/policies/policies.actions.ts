'use server';

import { formAction } from '@/lib/command/form-action';
import { succeed } from '@/lib/command/form-success';
import { t } from '@/lib/messages/messages';
import { publishPolicy } from './policies.commands';
import { policyKinds } from './policies.schema';

/** `seen` is the version that was open in the editor. */
export const publishPolicyAction = formAction(async ({ kind, html, note, seen }, viewer) => {
  const { before, number } = await publishPolicy({ kind, html, note, seen }, viewer);
  const known = policyKinds.find((one) => one === kind) ?? policyKinds[0];
  const told = t(number === before ? 'policies.same' : 'policies.published');
  return succeed(`/administrator/site?part=policies&text=${known}`, told);
});
