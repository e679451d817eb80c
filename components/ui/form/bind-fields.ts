import { say } from '@/lib/messages/language';
import { findMessage, type Messages } from '@/lib/messages/message';

/** Names after the prefix: `title` of the key `banners.title`. */
type NameOf<M, P extends string> = keyof M extends infer K ? (K extends `${P}.${infer N}` ? N : never) : never;

/**
 * Props of fields, in the page's language, whose words and values go by their names: label `<prefix>.<name>`, hint `<prefix>.<name>Hint` if there
 * is one, and the text or number `name` of `values`.
 */
export function bindFields<M extends Messages, P extends string>(
  messages: M,
  prefix: P,
  values: Readonly<Record<string, unknown>> = {},
) {
  const find = (key: string) => {
    const message = findMessage(messages, key);
    return message && say(message);
  };
  return (name: NameOf<M, P>) => {
    const value = values[name];
    return {
      name,
      label: find(`${prefix}.${name}`),
      hint: find(`${prefix}.${name}Hint`),
      defaultValue: typeof value === 'string' || typeof value === 'number' ? value : undefined,
    };
  };
}
