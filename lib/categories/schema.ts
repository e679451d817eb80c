import { z } from 'zod';

export const category = z.object({
  id: z.number(),
  section: z.enum(['news', 'lifestyle']),
  name: z.string(),
  nameEn: z.string().nullable(),
  color: z.string(),
  colorDeep: z.string(),
  visible: z.boolean(),
  position: z.number(),
});

export type Category = z.infer<typeof category>;
export type Section = Category['section'];
