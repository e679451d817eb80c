import type { Mail } from '@/lib/mail/schema';
import { accountSamples } from './account-samples';
import { citizenSamples } from './citizen-samples';
import { staffSamples } from './staff-samples';

/** One mail of every kind with invented data, for previews and tests. */
export const sampleMails: readonly Mail[] = [...accountSamples, ...citizenSamples, ...staffSamples];
