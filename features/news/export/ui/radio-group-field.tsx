type Props = { name: string; label: string; value: string; choices: readonly { value: string; label: string }[] };

export function RadioGroupField({ name, label, value, choices }: Props) {
  return (
    <fieldset>
      <legend className="mb-3 w-full border-line border-b pb-1 font-strong">{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className="flex min-h-11 cursor-pointer items-center gap-3 py-1.5 text-sm">
          <input
            type="radio"
            name={name}
            value={choice.value}
            defaultChecked={choice.value === value}
            className="size-5 shrink-0 accent-red-800"
          />
          {choice.label}
        </label>
      ))}
    </fieldset>
  );
}
