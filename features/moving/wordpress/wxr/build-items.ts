import { detachString } from '@/lib/text/detach-string';
import {
  channelFields,
  type ItemField,
  itemFields,
  metaKeys,
  type WxrAuthor,
  type WxrCategory,
  type WxrChannel,
  type WxrItem,
} from './wxr.schema';

/** Most characters of a field that are kept, of a text and of any other. */
const MAX_TEXT = 8_000_000;
const MAX_FIELD = 20_000;
const LONG = new Set(['content', 'excerpt', 'metaValue']);
const MAX_TERMS = 200;

/** Fields of authors, categories and custom fields, by their element. */
const partFields: Readonly<Record<string, string>> = {
  ...{ 'wp:author_login': 'login', 'wp:author_display_name': 'name', 'wp:term_id': 'termId' },
  ...{ 'wp:category_nicename': 'nicename', 'wp:cat_name': 'catName', 'wp:meta_key': 'metaKey' },
  ...{ 'wp:meta_value': 'metaValue' },
};

export type BuilderHandlers = {
  channel?: (channel: WxrChannel) => void;
  author?: (author: WxrAuthor) => void;
  category?: (category: WxrCategory) => void;
  item?: (item: WxrItem) => void;
};

type Attributes = Readonly<Record<string, string>>;
type Field = { element: string; name: string; attributes: Attributes; text: string; isCut: boolean };

const PARTS = new Set(['wp:author', 'wp:category', 'wp:postmeta', 'wp:comment']);

/** Builds items, authors and categories of the events of the XML. */
export function createBuilder(handlers: BuilderHandlers) {
  let channel: WxrChannel = {};
  let item: WxrItem | undefined;
  let part: { name: string; values: Record<string, string> } | undefined;
  let field: Field | undefined;
  let items = 0;

  const finishItem = (isWhole: boolean) => {
    if (!item) return;
    closeField();
    handlers.item?.({ ...item, isWhole });
    [item, part] = [undefined, undefined];
  };

  const closeField = () => {
    if (!field) return;
    const { element, name, text, isCut, attributes } = field;
    field = undefined;
    if (part && element in partFields) part.values[name] ??= text;
    else if (item && element === 'category') {
      const { domain = '', nicename = '' } = attributes;
      if (item.terms.length < MAX_TERMS) item.terms.push({ domain, nicename, name: text });
    } else if (item) {
      item.fields[name as ItemField] ??= text;
      if (isCut) item.cut.push(name as ItemField);
    } else channel = { [name]: detachString(text.trim()), ...channel };
  };

  const closePart = () => {
    if (!part) return;
    const { name, values } = part;
    part = undefined;
    const { metaKey = '', metaValue = '', login = '', nicename = '', termId = '', catName = '' } = values;
    if (name === 'wp:postmeta' && item && metaKeys.has(metaKey)) item.meta[metaKey] ??= metaValue;
    if (name === 'wp:author') handlers.author?.({ login: detachString(login), name: detachString(values.name ?? '') });
    if (name === 'wp:category')
      handlers.category?.({
        ...{ id: detachString(termId), nicename: detachString(nicename), name: detachString(catName) },
      });
  };

  /** Name of the field that an element holds here. */
  const findField = (element: string): string | undefined => {
    if (part && element in partFields) return partFields[element];
    if (item) return element === 'category' ? 'term' : itemFields[element as keyof typeof itemFields];
    return channelFields[element as keyof typeof channelFields];
  };

  return {
    open: (element: string, attributes: Attributes) => {
      if (element === 'item') {
        // An item within an item is one whose end is missing.
        if (item) finishItem(false);
        else if (items === 0) handlers.channel?.(channel);
        items += 1;
        [item, field] = [{ fields: {}, terms: [], meta: {}, comments: 0, cut: [], isWhole: true }, undefined];
        return;
      }
      const name = findField(element);
      // A field within a field is one whose end is missing; other elements belong to its text.
      if (name !== undefined || PARTS.has(element)) closeField();
      if (PARTS.has(element)) {
        if (element === 'wp:comment' && item) item.comments += 1;
        part = { name: element, values: {} };
      } else if (name !== undefined) field = { element, name, attributes, text: '', isCut: false };
    },
    text: (text: string) => {
      if (!field) return;
      const room = (LONG.has(field.name) ? MAX_TEXT : MAX_FIELD) - field.text.length;
      field.text += text.length <= room ? text : text.slice(0, room);
      if (text.length > room) field.isCut = true;
    },
    close: (element: string) => {
      if (field?.element === element) closeField();
      else if (element === 'item') finishItem(true);
      else if (part?.name === element) {
        closeField();
        closePart();
      }
    },
    /** Ends the item at hand, which can't be read further, without the field at hand. */
    breakOff: () => {
      field = undefined;
      finishItem(false);
    },
    findElement: () => field?.element ?? '',
    count: () => items,
    end: () => {
      if (items === 0) handlers.channel?.(channel);
      field = undefined;
      finishItem(false);
    },
  };
}
export type WxrBuilder = ReturnType<typeof createBuilder>;
