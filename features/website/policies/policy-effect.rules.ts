import { formatNumber } from '@/lib/time/format';
import { policiesMessages as words } from './policies.messages';
import type { PolicyKind } from './policies.schema';

/** Sentence that says who is asked again once a new version is in force. */
export const describePolicyEffect = (kind: PolicyKind, people: number): string =>
  words[`policies.effect.${kind}`].th.replace('{n}', formatNumber(people));
