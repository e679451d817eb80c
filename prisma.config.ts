import { defineConfig } from 'prisma/config';

/** For Prisma's own tools, such as `npx prisma studio`; the portal itself doesn't read it. */
export default defineConfig({
  schema: 'prisma/schema',
  migrations: { path: 'prisma/migrations' },
  datasource: { url: process.env.DATABASE_URL ?? '' },
});
