// Who may import whom. Each comment says where the code belongs instead.

const { readFileSync } = require('node:fs');

/** Parts of the kernel with a table or a duty of their own; a new one is added here by name, with its reason in the change. */
const KEEPS_A_TABLE = [
  '^lib/(db|ask-counters|command|audit|database-client|database-listener|limit-hits|limits|measure-time|sweep)\\.ts$',
  '^lib/auth/(accounts|log-in|sessions)\\.ts$',
  '^lib/front/start\\.ts$',
  '^lib/mail/store\\.ts$',
  '^lib/(migrations|replica|testing|prisma)/',
  '^prisma/seed/',
];
/** The layout and the page of every area stand where app's files would: they ask who is there and read what the frame shows. */
const AREA_DOORS = '^components/areas/area-(layout|page)\\.tsx$';
/** Folders whose classes the readers' style sheet leaves out; it names them itself. */
const LEFT_OUT = /@source not "\.\.\/components\/\{([^}]+)\}"/.exec(readFileSync('app/globals.css', 'utf8'))[1];
const TEST = '\\.test\\.tsx?$';
const DATABASE = ['^lib/db\\.ts$', '^lib/prisma/', 'node_modules/@prisma/', 'node_modules/pg/'];
/** Folders of lib that are no nouns. */
const NO_NOUNS = 'api|areas|auth|front|jobs|mail|metrics|migrations|prisma|proof|replica|testing';
const NOUN = `^lib/(?!(?:${NO_NOUNS})/)([^/]+)/`;
const KERNEL = '^lib/[^/]+\\.ts$';
/** Parts of the kernel that run in the browser too. */
const PURE_KERNEL =
  '^lib/(consent-choice|date-windows|format|list|messages|rich-text|rich-text-messages|rich-text-parser|rich-text-schema|rich-text-tree|safe-target|search-text|segment-words|plain-html|sha256|sheet-format|stacked-marks|stills|text-rules|thai-time|validation|video|visitor-id|whole-number|word-diff)\\.ts$';
const SERVER_ONLY_OF_A_NOUN = '^lib/[^/]+/(queries|commands|rows)\\.ts$';

const never = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

module.exports = {
  forbidden: [
    never(
      'app-without-database',
      'A page is an address: params, one read, markup. The read belongs in lib/<noun>/queries.ts, the write in commands.ts.',
      { path: '^app/' },
      { path: [...DATABASE, 'node_modules/zod/'] },
    ),
    never(
      'components-below-app',
      'app → components → lib, never back. What a page and a component share belongs in components or lib.',
      { path: '^(components|lib|emails|prisma)/' },
      { path: '^app/' },
    ),
    never(
      'lib-below-components',
      'lib draws nothing. Markup belongs in components; what both need, in schema.ts, rules.ts or messages.ts of the noun.',
      { path: '^(lib|prisma)/' },
      { path: '^(components|emails)/' },
    ),
    never(
      'screens-read-and-act',
      'A screen reads by queries and writes by actions. The database belongs in lib/<noun>/queries.ts, the write in commands.ts behind actions.ts.',
      { path: '^components/screens/', pathNot: TEST },
      { path: [...DATABASE, '^lib/[^/]+/commands\\.ts$'] },
    ),
    never(
      'components-get-what-they-show',
      'A component gets what it shows from its page or screen. The read belongs there; writes go through actions.ts.',
      { path: '^components/', pathNot: ['^components/screens/', AREA_DOORS, TEST] },
      { path: [...DATABASE, '^lib/'], pathNot: ['^lib/[^/]+/(schema|rules|actions|messages)\\.ts$', PURE_KERNEL] },
    ),
    never(
      'ui-without-nouns',
      'components/ui knows no domain words. A piece that knows a noun belongs in components/<noun>.',
      { path: '^components/ui/' },
      { path: [NOUN, '^components/(?!ui/)'], pathNot: '/messages\\.ts$' },
    ),
    never(
      'public-icons-from-the-sprite',
      'What a public page shows takes its icons from components/ui/icon.tsx: a page then names them instead of holding them.',
      { path: '^app/\\(public\\)/' },
      { path: 'node_modules/(lucide-react|@icons-pack)/', reachable: true },
    ),
    never(
      'readers-within-their-style-sheet',
      'app/globals.css leaves the classes of these folders out. What a public page shows belongs in another folder of components.',
      { path: ['^app/\\(public\\)/', '^app/[^/]+\\.tsx$'] },
      { path: `^components/(${LEFT_OUT.replaceAll(',', '|')})/.+\\.tsx$`, reachable: true },
    ),
    never(
      'nouns-without-next',
      'Queries and commands are also called by jobs, the importer and the old calls. What needs Next belongs in app, actions.ts or components.',
      { path: `${NOUN}(queries|commands)\\.ts$` },
      { path: 'node_modules/next/' },
    ),
    never(
      'nouns-below-endpoints',
      'endpoints, areas → nouns → kernel, never back. Wire names belong in lib/api/endpoints, the noun behind them in lib/<noun>.',
      { path: [NOUN, KERNEL], pathNot: TEST },
      { path: '^lib/(api|areas|front)/', pathNot: '/messages\\.ts$' },
    ),
    never(
      'kernel-below-nouns',
      'The kernel knows no noun. What knows one belongs in its folder; only lib/messages/messages.ts joins the words of all.',
      { path: [KERNEL, '^lib/(migrations)/'], pathNot: [TEST, '^lib/messages\\.ts$'] },
      { path: NOUN },
    ),
    never(
      'messages-joins-words-only',
      'lib/messages/messages.ts joins the messages.ts of all nouns and nothing else.',
      { path: '^lib/messages\\.ts$' },
      { path: '^lib/', pathNot: '[/-]messages\\.ts$' },
    ),
    never(
      'nouns-meet-through-queries-and-schema',
      'A noun may call another one’s queries and use its schema, rules and words. A write over two nouns belongs in the command of one of them.',
      // What is done to several items runs the commands of single ones, each in its own transaction.
      { path: NOUN, pathNot: [TEST, '^lib/newsroom-list/commands\\.ts$'] },
      // An import writes organisations and people in one transaction with all its other rows.
      {
        path: NOUN,
        pathNot: [
          '^lib/$1/',
          '^lib/[^/]+/(queries|schema|rules|messages)\\.ts$',
          '^lib/(organisations|college-users|system-users)/(store|add-many)\\.ts$',
        ],
      },
    ),
    never(
      'schema-and-rules-are-pure',
      'schema.ts and rules.ts also run in the browser: zod and words only. What needs the database or Node belongs in queries.ts or commands.ts.',
      { path: '^lib/[^/]+/(schema|rules)\\.ts$' },
      {
        path: [
          ...DATABASE,
          SERVER_ONLY_OF_A_NOUN,
          '^lib/(env|log|command|trace)\\.ts$',
          'node_modules/(next|react|sharp|pino)/',
        ],
      },
    ),
    never(
      'schema-and-rules-without-node',
      'schema.ts and rules.ts also run in the browser. What needs Node belongs in queries.ts or commands.ts.',
      { path: '^lib/[^/]+/(schema|rules)\\.ts$' },
      { dependencyTypes: ['core'] },
    ),
    never(
      'emails-get-what-they-show',
      'A mail gets what it shows. Reads belong in the command that sends it; a mail needs only its words and formats.',
      { path: '^emails/', pathNot: TEST },
      { path: ['^lib/', '^components/'], pathNot: '^lib/(messages|format|mail/schema)\\.ts$' },
    ),
    never(
      'database-in-queries-and-commands',
      'Only queries.ts and commands.ts speak to the database, and the few parts of the kernel that keep a table of their own.',
      {
        path: '^(app|components|emails|lib|prisma)/',
        pathNot: [...KEEPS_A_TABLE, '^lib/[^/]+/(queries|commands)\\.ts$', TEST],
      },
      { path: DATABASE, dependencyTypesNot: ['type-only'] },
    ),
    never(
      'endpoints-behind-serve',
      'An old call is reached through lib/legacy-api/serve.ts and registry.ts, which check key, body and rights.',
      { path: '^(app|components|lib)/', pathNot: '^lib/api/' },
      { path: '^lib/api/endpoints/' },
    ),
    never(
      'front-stands-alone',
      'The front stands before Next and is started by instrumentation.ts. What pages need too belongs in the kernel.',
      { path: '^(app|components|lib)/', pathNot: '^lib/front/' },
      { path: '^lib/front/', pathNot: '/messages\\.ts$' },
    ),
    never(
      'tests-are-not-imported',
      'Builders and tests are for tests only; what the product needs too belongs in the noun.',
      { path: '^(app|components|emails|lib|prisma)/', pathNot: [TEST, '^lib/testing/', '/trial\\.ts$'] },
      { path: [TEST, '^lib/testing/', '/trial\\.ts$'] },
    ),
    never(
      'no-development-packages',
      'A package that the product imports belongs under dependencies in package.json.',
      { path: '^(app|components|emails|lib)/', pathNot: [TEST, '^lib/testing/'] },
      { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
    ),
    never('no-lost-imports', 'The imported file is not there.', {}, { couldNotResolve: true }),
    never(
      'no-circles',
      'Two files that need each other are one file, or have a third one in common. (scripts/test/nouns.test.mjs sees to circles of nouns.)',
      { path: '^(app|components|emails|lib|prisma)/', pathNot: '^lib/prisma/' },
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
  ],
  options: {
    doNotFollow: { path: ['node_modules', '^lib/prisma/'] },
    tsPreCompilationDeps: 'specify',
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
    builtInModules: { add: [] },
    cache: { folder: 'node_modules/.cache/dependency-cruiser', strategy: 'content' },
  },
};
