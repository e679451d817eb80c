import { parseArgs } from 'node:util';
import type { ReportProgress } from '@/features/operation/operation.errors';
import { UsageError } from './exit-codes';
import type { Result } from './output';

type OptionText = { type: 'string' | 'boolean'; help: string };
type Values = Readonly<Record<string, string | boolean | undefined>>;

/** Input of a command. */
export type Given = {
  /** Word after the command, for those that take one. */
  word: string | undefined;
  /** All words after the command. */
  words: readonly string[];
  text: (option: string) => string | undefined;
  has: (option: string) => boolean;
  report: ReportProgress;
};

/** A command of the command line. */
export type Command = {
  /** One line, in Thai. */
  summary: string;
  /** Word after the command, as `[ชื่อชุดสำรอง]`. */
  word?: string;
  /** Number of words that it takes, if more than one. */
  words?: number;
  /** Further lines of its help. */
  details?: string;
  options?: Readonly<Record<string, OptionText>>;
  run: (given: Given) => Promise<Result>;
};

/** Options that every command has. */
const COMMON = { json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } as const;

/**
 * Reads the arguments of a command.
 *
 * @throws UsageError for an option or a word that the command doesn't have
 */
export function readArguments(name: string, { options = {}, word, words = 1 }: Command, args: readonly string[]) {
  const declared = Object.fromEntries(Object.entries(options).map(([option, { type }]) => [option, { type }]));
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { ...declared, ...COMMON },
      allowPositionals: true,
    });
    if (positionals.length > (word === undefined ? 0 : words)) throw new Error(`unknown: ${positionals.at(-1)}`);
    return { values: values satisfies Values as Values, words: positionals };
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : '';
    throw new UsageError(
      `คำสั่งไม่ถูกต้อง: ${reason} ดูวิธีใช้: npm run portal -- ${name} --help (ในคอนเทนเนอร์: node admin.mjs ${name} --help)`,
    );
  }
}

/** Help of a command. */
export function describeCommand(name: string, { summary, word, details, options = {} }: Command): string[] {
  const shown = { ...options, json: { help: 'ตอบเป็น JSON บรรทัดเดียว (for programs)' }, help: { help: 'วิธีใช้นี้' } };
  const width = Math.max(...Object.keys(shown).map((option) => option.length)) + 4;
  return [
    `${name}${word ? ` ${word}` : ''}: ${summary}`,
    ...(details ? ['', details] : []),
    '',
    ...Object.entries(shown).map(([option, { help }]) => `  ${`--${option}`.padEnd(width)}${help}`),
  ];
}
