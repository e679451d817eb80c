type Props = {
  name: string;
  label: string;
  choices: readonly { id: number | string; name: string }[];
};

/** Select before the button of a task that needs one more thing; empty at first. */
export function TaskSelect({ name, label, choices }: Props) {
  return (
    <select
      name={name}
      aria-label={label}
      defaultValue=""
      className="min-h-10 min-w-0 rounded-sm border border-line-strong bg-surface px-3 py-1.5 text-sm hover:border-ink-3 max-sm:flex-1 sm:max-w-44"
    >
      <option value="">{label}</option>
      {choices.map((choice) => (
        <option key={choice.id} value={choice.id}>
          {choice.name}
        </option>
      ))}
    </select>
  );
}
