// Rules of imports, by path alone. Each comment says where the code belongs instead.

/** Features, lowest first: each may import from those before it. */
const FEATURES = [
  ...['presence', 'media', 'news', 'home', 'waiting', 'newsroom', 'organisations', 'account', 'people', 'imports'],
  ...['notices', 'reports', 'statistics', 'citizens', 'inbox', 'search', 'alerts', 'audit', 'member', 'documents'],
  ...['forum', 'outbox', 'organisation-page', 'website', 'moving', 'discovery', 'handbook', 'operation', 'leaving'],
];
/** Public face of a feature: files of these kinds, with or without a topic before the dot, and its components. */
const SHOWN = ['[./](?:schema|queries|rules|messages|actions|store)\\.ts$', '/(?:ui|staff)/'];

const TEST = '\\.test\\.tsx?$|(?:^|/)testing/|\\.test-support\\.tsx?$';
const PRODUCT = '^(?:app|components|emails|features|lib|prisma)/';
const DATABASE = ['^lib/db/', '^lib/prisma/', 'node_modules/@prisma/', 'node_modules/pg/'];
/** Files that may query the database. */
const SPEAKS_SQL = '[./](?:queries|commands|store)\\.ts$';
/** Parts of lib that are made for the database or own a table. */
const KEEPS_A_TABLE = '^lib/(?:audit|auth|command|db|demo|gateway|http|jobs|mail|metrics|prisma)/';
/** Files that also run in the browser. */
const PURE = '^features/.*[./](?:schema|rules|messages)\\.ts$';

const never = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });
/** Forbids imports from a layer to the layers above it. */
const below = (layer, comment, path, above) =>
  never(`${layer}-below`, comment, { path, pathNot: TEST }, { path: above, pathNot: TEST });

module.exports = {
  forbidden: [
    below('areas-and-shell', 'A frame draws pages; it knows no address.', '^components/', '^app/'),
    below(
      'features',
      'app → components/areas and shell → features → components/ui → lib, never back. What a frame and a feature share belongs in components/ui or lib.',
      '^features/',
      '^(?:app|components/(?:areas|shell)|lib/(?:gateway|legacy-api))/',
    ),
    below(
      'design-system',
      'components/ui knows no domain word. A piece that knows one belongs in its feature.',
      '^components/ui/',
      '^(?:app|features|components/(?:areas|shell)|lib/(?:gateway|legacy-api))/',
    ),
    below(
      'lib',
      'lib knows no feature and draws nothing.',
      '^lib/(?!gateway/|legacy-api/)',
      '^(?:app|components|emails|features|lib/(?:gateway|legacy-api))/',
    ),
    below(
      'legacy-api',
      'The old contract translates for features; pages call these themselves.',
      '^lib/legacy-api/',
      '^(?:app|components|emails|lib/gateway)/',
    ),
    never(
      'gateway-stands-alone',
      'The gateway stands before Next and is started by instrumentation-node.ts. What pages need too belongs elsewhere in lib.',
      { path: PRODUCT, pathNot: ['^lib/gateway/', TEST] },
      { path: '^lib/gateway/' },
    ),
    ...FEATURES.map((name, index) =>
      never(
        `${name}-after-those-it-needs`,
        'A feature imports from those before it. What both need belongs in the lower one, what joins them in the higher one.',
        { path: `^features/${name}/`, pathNot: TEST },
        { path: `^features/(?!(?:${FEATURES.slice(0, index + 1).join('|')})/)`, pathNot: TEST },
      ),
    ),
    never(
      'features-by-their-face',
      'Of another feature one may use schema, queries, rules, messages, actions, the rows of its store inside of a transaction, and its components.',
      { path: '^features/([^/]+)/', pathNot: TEST },
      { path: '^features/', pathNot: ['^features/$1/', ...SHOWN, TEST] },
    ),
    never(
      'database-in-queries-and-commands',
      'Only queries.ts, commands.ts and store.ts, with or without a topic before the dot, speak to the database, and the parts of lib that are made for it.',
      { path: PRODUCT, pathNot: [SPEAKS_SQL, KEEPS_A_TABLE, '^prisma/', TEST] },
      { path: DATABASE, dependencyTypesNot: ['type-only'] },
    ),
    never(
      'pure-files-for-the-browser',
      'schema, rules and messages also run in the browser: zod and words only. What needs the database, Node or Next belongs in queries or commands.',
      { path: PURE },
      {
        path: [
          ...DATABASE,
          SPEAKS_SQL,
          '^lib/(?:command/command|env/env|log/log|request/context)\\.ts$',
          'node_modules/(?:next|react|sharp|pino)/',
        ],
        dependencyTypesNot: ['type-only'],
      },
    ),
    never(
      'pure-files-without-node',
      'The same, for the modules of Node.',
      { path: PURE },
      { dependencyTypes: ['core'] },
    ),
    never(
      'queries-without-next',
      'Queries and commands are also called by jobs, imports and old calls. What needs Next belongs in app, actions or components.',
      { path: `^features/.*${SPEAKS_SQL}` },
      { path: 'node_modules/next/' },
    ),
    never(
      'readers-without-staff',
      'What only staff see stands in staff/; its classes are not in the style sheet of readers.',
      { path: ['^app/\\(public\\)/', '^app/[^/]+\\.tsx$'] },
      {
        path: '^features/.*/staff/|^components/(?:areas|ui/rich-text-editor|ui/ordered)/|^components/ui/list/(?:list-table|add-link)',
        reachable: true,
      },
    ),
    never(
      'public-icons-from-the-sprite',
      'What a public page shows takes its icons from components/ui/icon.tsx: a page then names them instead of holding them.',
      { path: '^app/\\(public\\)/' },
      { path: 'node_modules/(lucide-react|@icons-pack)/', reachable: true },
    ),
    never(
      'headless-ui-in-the-design-system',
      'Headless UI is dressed once, in components/ui; a feature uses the dressed piece (docs/decisions/036-headless-ui.md).',
      { path: PRODUCT, pathNot: ['^components/ui/', TEST] },
      { path: 'node_modules/@headlessui/' },
    ),
    never(
      'public-pages-without-swr',
      'Readers do not load swr (docs/decisions/037-swr-in-the-areas.md). What fetches by it belongs in staff/ or components/areas.',
      { path: ['^app/\\(public\\)/', '^app/[^/]+\\.tsx$'] },
      { path: 'node_modules/swr/', reachable: true },
    ),
    never(
      'endpoints-behind-serve',
      'An old call is reached through lib/legacy-api/serve.ts and registry.ts, which check key, body and rights.',
      { path: PRODUCT, pathNot: ['^lib/legacy-api/', TEST] },
      { path: '^lib/legacy-api/endpoints/' },
    ),
    never(
      'emails-get-what-they-show',
      'A mail gets what it shows. Reads belong in the command that sends it; a mail needs only its words and formats.',
      { path: '^emails/', pathNot: TEST },
      {
        path: '^(?:app|components|features|lib)/',
        pathNot: ['^lib/(?:messages/message|time/format|mail/schema)\\.ts$', '^features/.*[./]messages\\.ts$'],
      },
    ),
    never(
      'tests-are-not-imported',
      'Builders and tests are for tests only; what the product needs too belongs in its feature.',
      { path: PRODUCT, pathNot: TEST },
      { path: TEST },
    ),
    never(
      'no-development-packages',
      'A package that the product imports belongs under dependencies in package.json.',
      { path: PRODUCT, pathNot: [TEST, '^prisma/'] },
      { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
    ),
    never('no-lost-imports', 'The imported file is not there.', {}, { couldNotResolve: true }),
    never(
      'no-circles',
      'Two files that need each other are one file, or have a third one in common; types count too.',
      { path: PRODUCT, pathNot: '^lib/prisma/' },
      { circular: true },
    ),
  ],
  options: {
    doNotFollow: { path: ['node_modules', '^lib/prisma/'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
    builtInModules: { add: [] },
    cache: { folder: 'node_modules/.cache/dependency-cruiser', strategy: 'content' },
  },
};
