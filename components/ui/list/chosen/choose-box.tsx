type Props = {
  formId: string;
  row: { id: number; version: number; topic: string };
  /** Tasks that the viewer may run on the row. */
  tasks: readonly string[];
  label: string;
};

/** Checkbox by which a row is chosen; it belongs to the form of the bulk actions. */
export function ChooseBox({ formId, row: { id, version, topic }, tasks, label }: Props) {
  return (
    <label className="-m-2 inline-flex items-center gap-2 p-2 text-ink-3">
      <input
        type="checkbox"
        name="items"
        form={formId}
        value={`${id}:${version}`}
        data-topic={topic}
        data-tasks={tasks.join(' ')}
        className="size-4.5 accent-red-800"
      />
      <span className="sr-only">{`${label} ${topic}`}</span>
    </label>
  );
}
