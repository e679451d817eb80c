import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { lockFields } from '@/components/ui/form/stale/load-comparison';
import { findCommands } from './commands';
import { listSources } from './sources';

type Lock = { commands: readonly string[]; forms: readonly string[] };

/** Files that refuse an old version, the commands whose version they check, and the forms of these. */
const locks: Readonly<Record<string, Lock>> = {
  'features/citizens/content-reports/content-reports.commands.ts': {
    commands: ['content-reports.saveContentReportNote'],
    forms: ['features/citizens/contact/staff/content-report-note-form.tsx'],
  },
  'features/citizens/data-requests/data-requests.commands.ts': {
    commands: ['data-requests.addDataRequestStep', 'data-requests.extendDataRequest'],
    forms: ['features/citizens/data-requests/staff/data-request-forms.tsx'],
  },
  'features/citizens/polls/polls.commands.ts': {
    commands: ['polls.publishOutcome', 'polls.savePoll', 'polls.savePollTimes'],
    forms: [
      'features/citizens/participation/staff/poll-form.tsx',
      'features/citizens/participation/staff/poll-update-forms.tsx',
    ],
  },
  'features/citizens/suggestions/suggestions.commands.ts': {
    commands: ['suggestions.addSuggestionStep'],
    forms: ['features/citizens/participation/staff/suggestion-forms.tsx'],
  },
  'features/citizens/voices/voices.store.ts': {
    commands: ['voices.answerVoice', 'voices.handOverVoice'],
    forms: ['features/citizens/voices/staff/voice-forms.tsx', 'features/citizens/voices/staff/handover-form.tsx'],
  },
  'features/documents/documents.commands.ts': {
    commands: ['documents.saveDocument'],
    forms: ['features/documents/staff/document-form.tsx'],
  },
  'features/home/layout/layout.commands.ts': {
    commands: ['layout.publishFrontLayout'],
    forms: ['features/home/layout/staff/draft-bar.tsx'],
  },
  'features/news/filter/synonyms.commands.ts': {
    commands: ['filter.saveSynonyms'],
    forms: ['features/search/admin/staff/synonym-group-form.tsx'],
  },
  'features/newsroom/house-style/house-style.commands.ts': {
    commands: ['house-style.saveHouseWord', 'house-style.saveNewsTemplate'],
    forms: [
      'features/newsroom/house-style/staff/template-form.tsx',
      'features/newsroom/house-style/staff/word-form.tsx',
    ],
  },
  'features/notices/inbox/inbox.commands.ts': {
    commands: ['inbox.answerNotice'],
    forms: ['features/notices/staff/notice-answer-form.tsx'],
  },
  'features/notices/notices.store.ts': {
    commands: ['notices.saveNotice', 'notices.sendNotice'],
    forms: ['features/notices/staff/notice-form.tsx'],
  },
  // Their commands take the form's fields as they are, and check them by kind within.
  'features/organisations/organisations.store.ts': {
    commands: [],
    forms: [
      'features/organisations/staff/organisation-form.tsx',
      'features/organisations/staff/organisation-profile-form.tsx',
    ],
  },
  'features/people/college-users/college-users.store.ts': {
    commands: [],
    forms: ['features/people/staff/person-form.tsx'],
  },
  'features/people/staff-accounts/staff-accounts.store.ts': {
    commands: [],
    forms: ['features/people/staff/person-form.tsx'],
  },
  'features/reports/periods/periods.commands.ts': {
    commands: ['periods.correctPeriod', 'periods.savePeriod'],
    forms: ['features/reports/periods/staff/period-form.tsx', 'features/reports/periods/staff/correction-form.tsx'],
  },
  'features/reports/reports.store.ts': {
    commands: [
      ...['reports.acceptReport', 'reports.correctOwnReport', 'reports.correctReport', 'reports.handInReport'],
      ...['reports.passOnReport', 'reports.returnReport', 'reports.saveReport', 'reports.takeBackReport'],
    ],
    forms: [
      'features/reports/staff/report-form.tsx',
      'features/reports/staff/correct-report-form.tsx',
      'features/reports/staff/step-forms.tsx',
    ],
  },
  'features/website/policies/policies.commands.ts': {
    commands: ['policies.publishPolicy'],
    forms: ['features/website/policies/staff/policy-form.tsx'],
  },
  'features/website/policies/policy-draft.commands.ts': {
    commands: ['policies.discardPolicyDraft', 'policies.savePolicyDraft'],
    forms: ['features/website/policies/staff/policy-form.tsx', 'features/website/policies/staff/policy-draft-note.tsx'],
  },
  'features/website/website.commands.ts': {
    commands: ['website.saveAbout'],
    forms: ['features/website/staff/about-form.tsx'],
  },
};

/** Items of news: the editor merges both texts by paragraph, and a step shows the item as it is now. */
const ofNews = [
  ...['editor.saveAutosave', 'item.decideRevision', 'item.recategorise', 'item.saveNews'],
  ...['review.takeBackDecision', 'undecided.passNews', 'workflow.transitionNews'],
];

const withShape = z.object({ shape: z.record(z.string(), z.unknown()) });
/** Fields of a command's input, also of one that is transformed afterwards. */
function listFields(input: unknown): string[] {
  const own = withShape.safeParse(input);
  if (own.success) return Object.keys(own.data.shape);
  const inner = z.object({ def: z.looseObject({ in: z.unknown() }) }).safeParse(input);
  return inner.success && inner.data.def.in !== undefined ? listFields(inner.data.def.in) : [];
}

test('every command with a version is one of the newsroom or has forms in the table', async () => {
  const found = (await findCommands()).filter(({ input }) => listFields(input).some((field) => lockFields.has(field)));
  const named = [...ofNews, ...Object.values(locks).flatMap(({ commands }) => commands)];
  expect(found.map(({ name }) => name).toSorted()).toEqual(named.toSorted());
});

test('every refusal of an old version is in the table', () => {
  const refusing = listSources().filter((file) =>
    /throw createStaleError\(/.test(file.startsWith('features/') ? readFileSync(file, 'utf8') : ''),
  );
  expect(refusing.toSorted()).toEqual(Object.keys(locks).toSorted());
});

test.each(Object.values(locks).flatMap(({ forms }) => forms))('%s shows what differs', (file) => {
  const source = readFileSync(file, 'utf8');
  expect(source).toMatch(/<(?:ActionForm|DialogForm|ButtonForm|ConfirmedForm)\b/);
  expect([...lockFields].some((field) => new RegExp(`\\b${field}\\b`).test(source))).toBe(true);
});
