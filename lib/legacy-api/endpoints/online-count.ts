import { z } from 'zod';
import { countOnline } from '@/features/presence/presence.queries';
import type { OnlineCounts } from '@/features/presence/presence.schema';
import { defineOperation } from '../endpoint';
import { ignoredField } from '../fields';

/**
 * Mode of a call that counts online users.
 *
 * @param marker field that selects the mode, whatever its value
 * @param who the group's Thai name
 */
export const defineOnlineCount = (marker: string, group: keyof OnlineCounts, who: string) =>
  defineOperation({
    summary: `จำนวน${who}ที่ออนไลน์`,
    when: { sent: [marker] },
    access: 'news.read',
    cacheable: true,
    free: true,
    input: z.object({ [marker]: ignoredField('ส่งค่าใดก็ได้') }),
    output: z.object({ uonline: z.number().int().meta({ description: 'จำนวนที่ออนไลน์' }) }),
    handle: async () => ({ uonline: (await countOnline())[group] }),
    example: { input: { [marker]: 1 }, output: { uonline: 12 } },
  });
