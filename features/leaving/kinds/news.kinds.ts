import type { Kind } from './kind';

const ITEM = 't.news_id IN (SELECT id FROM public_item)';

/** News with everything that hangs on it. */
export const newsKinds: readonly Kind[] = [
  {
    table: 'category',
    about: 'Categories.',
    open: { columns: 'all', where: 't.visible' },
    fields: { color: 'Colour of its label.', color_deep: 'Second colour of its label.' },
  },
  {
    table: 'news_template',
    about: 'Headings and required fields of a category.',
    fields: {
      headings: 'Headings that an item begins with.',
      headings_required: 'True if an item must have them.',
      required: 'Fields that an item must have.',
    },
  },
  {
    table: 'house_word',
    about: 'Spellings that items do not use.',
    fields: {
      avoided: 'Spelling that is not used.',
      right: 'Its replacement.',
      mode: '`advise`, or `stop` if it prevents publication.',
    },
  },
  {
    table: 'news',
    about: 'Items.',
    open: {
      columns: [
        ...['id', 'section', 'category_id', 'category_chosen', 'organisation_id', 'topic', 'detail', 'summary'],
        ...['topic_en', 'summary_en', 'topic_search', 'text_search', 'topic_words', 'line_marks', 'status'],
        ...['approve_level', 'pinned', 'front_position', 'publish_at', 'unpublish_at', 'cover_id', 'cover_alt'],
        ...['cover_caption', 'cover_focus_x', 'cover_focus_y', 'video_links', 'canonical_url', 'version', 'created_at'],
        'updated_at',
      ],
      where: 't.id IN (SELECT id FROM public_item)',
    },
    fields: {
      topic: 'Headline.',
      detail: 'Text, as sanitised HTML; pictures in it have addresses below `/media/`.',
      summary: 'Plain text for lists.',
      topic_en: 'Headline in English; empty if the office wrote none.',
      summary_en: 'Summary in English; empty if the office wrote none.',
      text_search: 'Headline and text, normalised for the search; derived.',
      approve_level: 'Level: 1 organisation, 2 province or institute, 3 agency; 0 before publication.',
      pinned: 'True if it stands before others.',
      front_position: 'Place among the pinned items of the front page.',
      publish_at: 'Time of publication.',
      unpublish_at: 'End of publication.',
      cover_alt: 'Alternative text of the cover.',
      cover_focus_x: 'Focal point of the cover, from the left, 0 to 1.',
      cover_focus_y: 'Focal point of the cover, from the top, 0 to 1.',
      video_links: 'Addresses of videos.',
      withdrawal_note: 'Reason of a withdrawal.',
    },
    personal: ['system_user_id', 'college_user_id'],
  },
  { table: 'news_count', about: 'Reads and shares of the items.', open: { columns: 'all', where: ITEM } },
  { table: 'news_daily_count', about: 'Reads and shares by Thai day.', fields: { day: 'Thai day.' } },
  {
    table: 'news_picture',
    about: 'Pictures below the text of an item.',
    open: { columns: 'all', where: ITEM },
    fields: {
      decorative: 'True if it says nothing that the text doesn’t.',
      caption: 'Text below it; null in items of before captions, of which readers see the alternative text.',
    },
  },
  { table: 'news_attachment', about: 'Files of an item.', open: { columns: 'all', where: ITEM } },
  { table: 'news_inline_media', about: 'Pictures inside the text of an item.', open: { columns: 'all', where: ITEM } },
  {
    table: 'news_correction',
    about: 'Corrections of public items, as readers see them.',
    open: { columns: ['id', 'news_id', 'note', 'at'], where: ITEM },
    fields: { note: 'What was corrected.' },
    personal: ['account_id'],
  },
  {
    table: 'old_address',
    about: 'Addresses of older sites and the items that answer there.',
    open: { columns: ['path', 'news_id'], where: ITEM },
    fields: { added_at: 'Time at which it was added.' },
  },
  {
    table: 'news_outing',
    about: 'First publications, as alerts saw them.',
    fields: { due: 'Time of the first publication.', taken_at: 'Time at which alerts were matched.' },
  },
  {
    table: 'news_revision',
    about: 'Saved versions of the items.',
    fields: { content: 'What the author wrote, as JSON.', number: 'Number of the version, from 1 for each item.' },
    personal: ['account_id'],
  },
  {
    table: 'news_review',
    about: 'Steps of the workflow.',
    fields: { reason: 'Kind of a return’s reason.', comment: 'Words to the author.' },
    personal: ['account_id', 'actor_name', 'stand_in_for', 'comment'],
  },
  { table: 'news_review_point', about: 'Points to mend of a return.', fields: { remark: 'What to mend.' } },
  { table: 'news_pass', about: 'Items that an office above left at their level.', personal: ['account_id'] },
  {
    table: 'news_reminder',
    about: 'Last reminders of waiting items.',
    fields: { reminded_at: 'Time of the reminder.' },
  },
  {
    table: 'news_escalation',
    about: 'Last escalations of waiting items.',
    fields: { escalated_at: 'Time of the escalation.' },
  },
  {
    table: 'news_autosave',
    about: 'Words of the editor that nobody saved yet.',
    fields: { content: 'What the author wrote, as JSON.', base_version: 'Version of the item on which it is based.' },
    personal: ['account_id'],
  },
  {
    table: 'news_report',
    about: 'Readers’ reports of items.',
    fields: {
      reason: 'Kind of the report.',
      text: 'Words of the reader.',
      visitor: 'Hash that stands for the reader.',
    },
    personal: ['text', 'visitor', 'handled_by_id', 'assignee_id', 'note'],
  },
  {
    table: 'saved_news',
    about: 'Items that members saved.',
    personal: ['member_id'],
    fields: { kind: '`bookmark`, or `later` to read it later.' },
  },
  {
    table: 'figure_item',
    about: 'Items that have ever been public, as statistics count them.',
    personal: ['author_id'],
    fields: { day: 'Thai day of publication.' },
  },
  {
    table: 'figure_day',
    about: 'Sums of a Thai day.',
    personal: ['author_id'],
    fields: { grain: 'Number of the kind of sum.', published: 'Number of published items.' },
  },
  {
    table: 'figure_month',
    about: 'Sums of a month.',
    personal: ['author_id'],
    fields: { grain: 'Number of the kind of sum.', published: 'Number of published items.' },
  },
];
