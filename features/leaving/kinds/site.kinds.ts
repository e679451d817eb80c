import type { Kind } from './kind';

/** Regions, organisations and everything of the website but its news. */
export const siteKinds: readonly Kind[] = [
  { table: 'region_group', about: 'Regions: groups of provinces.', open: { columns: 'all' } },
  { table: 'province', about: 'Provinces.', open: { columns: 'all' } },
  {
    table: 'organisation',
    about: 'Offices and colleges, closed ones too, as items name them.',
    open: {
      columns: [
        ...['id', 'kind', 'code', 'name', 'short_name', 'name_search', 'initial', 'province_id', 'institute_id'],
        ...['department_id', 'phone', 'address', 'map_url', 'website', 'about', 'social_links', 'public_email'],
        ...['opening_hours', 'programmes', 'programme_search', 'logo_id', 'picture_id', 'status', 'created_at'],
        'updated_at',
      ],
    },
    fields: { code: 'Code of the organisation, unique; the login name of its office.' },
    personal: ['email', 'phone', 'public_email'],
  },
  {
    table: 'media',
    about: 'Files of the libraries; the files themselves are in `media/`.',
    open: {
      columns: [
        ...['id', 'kind', 'hash', 'extension', 'mime_type', 'bytes', 'width', 'height', 'widths', 'color'],
        ...['original_name', 'title', 'title_search', 'alt', 'caption', 'organisation_id', 'created_at'],
      ],
      where: 't.id IN (SELECT id FROM public_media)',
    },
    fields: {
      hash: 'SHA-256 of the file as it was uploaded, and first part of the names of its files.',
      widths: 'Widths in pixels in which a picture is stored: `hash-width.extension`; empty for `hash.extension`.',
      color: 'Colour shown until the picture is there.',
      caption: 'Text below it that uses of the file begin with.',
    },
    personal: ['uploaded_by_id'],
  },
  {
    table: 'setting',
    about: 'Settings of the site.',
    open: { columns: ['key', 'value', 'updated_at'], where: `t.key IN ('site', 'colors')` },
    where: `t.key NOT IN ('sessionKeyRotation', 'maintenance')`,
    personal: ['updated_by_id'],
    fields: { value: 'Value, whose form depends on the key.' },
  },
  {
    table: 'banner',
    about: 'Banners of the front page.',
    open: {
      columns: 'all',
      where: 't.visible AND (t.starts_at IS NULL OR t.starts_at <= now()) AND (t.ends_at IS NULL OR t.ends_at > now())',
    },
  },
  { table: 'link', about: 'Useful links.', open: { columns: 'all', where: 't.visible' } },
  {
    table: 'social_link',
    about: 'Accounts of the agency elsewhere.',
    open: { columns: 'all', where: `t.target <> ''` },
  },
  { table: 'logo', about: 'Logo of the site.', open: { columns: 'all' } },
  {
    table: 'menu_entry',
    about: 'Entries of the menu.',
    open: {
      columns: 'all',
      where: 't.visible AND (t.category_id IS NULL OR t.category_id IN (SELECT id FROM category WHERE visible))',
    },
  },
  { table: 'faq_entry', about: 'Frequent questions.', open: { columns: 'all', where: 't.visible' } },
  {
    table: 'policy_version',
    about: 'Versions of the policies.',
    open: {
      columns: ['id', 'kind', 'number', 'html', 'changes', 'in_force_at', 'created_at'],
      where: 't.in_force_at <= now()',
    },
    fields: { html: 'Text of the policy, as sanitised HTML.' },
    personal: ['created_by_id'],
  },
  {
    table: 'policy_draft',
    about: 'Next versions of the policies while they are written.',
    personal: ['updated_by_id'],
    fields: {
      html: 'Text of the policy, as sanitised HTML.',
      changes: 'Summary of changes, for readers.',
      note: 'Note for administrators.',
    },
  },
  {
    table: 'executive',
    about: 'Persons on the page of executives.',
    open: { columns: 'all', where: 't.visible' },
    personal: ['name', 'title', 'phone', 'email', 'media_id', 'duties'],
  },
  {
    table: 'document',
    about: 'Documents of the agency.',
    open: { columns: 'all', where: 't.visible' },
    fields: { downloads: 'Number of downloads.' },
  },
  {
    table: 'document_version',
    about: 'Files of the documents, by version.',
    open: { columns: 'all', where: 't.document_id IN (SELECT id FROM document WHERE visible)' },
  },
  {
    table: 'disclosure_item',
    about: 'Items of the public disclosure (OIT).',
    open: {
      columns: 'all',
      where: 't.document_id IS NULL OR t.document_id IN (SELECT id FROM document WHERE visible)',
    },
  },
  {
    table: 'poll',
    about: 'Polls and consultations.',
    open: { columns: 'all', where: 't.visible AND t.opens_at <= now()' },
    fields: { outcome: 'What came of it, as text.' },
  },
  {
    table: 'poll_option',
    about: 'Options of the polls with their numbers of votes.',
    open: { columns: 'all', where: 't.poll_id IN (SELECT id FROM poll WHERE visible AND opens_at <= now())' },
    fields: { votes: 'Number of votes.' },
  },
  {
    table: 'poll_vote',
    about: 'Votes; voters are hashes.',
    personal: ['voter', 'browser', 'comment'],
    fields: { voter: 'Hash that stands for the voter.' },
  },
  {
    table: 'satisfaction_answer',
    about: 'Answers to the survey; voters are hashes.',
    personal: ['voter', 'comment'],
    fields: { voter: 'Hash that stands for the voter.', score: 'Answer, from 1 to 5.', day: 'Thai day.' },
  },
  { table: 'synonym_group', about: 'Synonyms of the search.' },
  { table: 'dictionary_word', about: 'Words that the staff added to the dictionary.' },
  {
    table: 'search_miss',
    about: 'Searches without results; anonymous.',
    fields: { needle: 'Search, normalised.', count: 'Number of times.' },
  },
  {
    table: 'cookie_consent',
    about: 'Choices of cookies, as proof of consent.',
    personal: ['browser_id'],
    fields: { statistics: 'True if statistics were allowed.', offline: 'True if reading offline was allowed.' },
  },
];
