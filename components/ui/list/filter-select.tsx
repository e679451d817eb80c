type Props = {
  name: string;
  label: string;
  /** Label of the option for all entries. */
  all: string;
  value?: string;
  choices: readonly { value: string; label: string }[];
};

/** A filter of a list: the browser's own select. */
export function FilterSelect({ name, label, all, value = '', choices }: Props) {
  return (
    <select
      name={name}
      aria-label={label}
      defaultValue={value}
      className="min-h-11 max-w-full rounded-sm border border-line-strong bg-surface px-3 py-2 text-sm hover:border-ink-3 max-sm:w-full sm:max-w-56"
    >
      <option value="">{all}</option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}
