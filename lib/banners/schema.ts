import { z } from 'zod';
import { picture } from '../media/schema';

export const banner = z.object({
  id: z.number(),
  title: z.string(),
  description: z.string(),
  target: z.string(),
  visible: z.boolean(),
  picture: picture.optional(),
});
export type Banner = z.infer<typeof banner>;
