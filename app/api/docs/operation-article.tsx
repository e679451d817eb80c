import type { Operation } from '@/lib/legacy-api/endpoint';
import { toInputSchema, toOutputSchema } from '@/lib/legacy-api/json-schema';
import { FieldTable } from './field-table';

/** One operation: when it applies, its input and output fields, and an example of both. */
export function OperationArticle({ operation, address }: { operation: Operation; address: string }) {
  const { summary, when, example } = operation;
  const payload = JSON.stringify({ ApiKey: 'demo-api-key', ...example.input });
  const [title = summary, ...more] = summary.split(': ');
  const hasAnswer = Object.keys(Object(example.output)).length > 0;
  return (
    <article className="mt-8">
      <h3 className="text-lg">{title}</h3>
      {more.length > 0 && <p className="max-w-read text-sm">{more.join(': ')}</p>}
      {when.crud && <p className="text-ink-2 text-sm">ใช้เมื่อเรียก ?crud={when.crud}</p>}
      {when.sent && <p className="text-ink-2 text-sm">ใช้เมื่อส่ง {when.sent.join(' หรือ ')}</p>}
      <FieldTable caption="ข้อมูลที่ส่ง" of={title} schema={toInputSchema(operation)} marksRequired />
      <Sample
        title="ตัวอย่างคำขอ"
        of={title}
        text={`curl -X POST '${address}${when.crud ? `?crud=${when.crud}` : ''}' \\\n  -H 'Content-Type: application/json' \\\n  -d '${payload}'`}
      />
      {hasAnswer && (
        <>
          <Sample title="ตัวอย่างคำตอบ" of={title} text={JSON.stringify(example.output, null, 2)} />
          <details className="mt-3">
            <summary className="py-1 font-normal text-link text-sm underline underline-offset-4">
              ความหมายของช่องในคำตอบ
            </summary>
            <FieldTable caption="ช่องในคำตอบ" of={title} schema={toOutputSchema(operation)} />
          </details>
        </>
      )}
    </article>
  );
}

function Sample({ title, of, text }: { title: string; of: string; text: string }) {
  const frame = 'mt-1 overflow-x-auto rounded-md border border-line bg-sunken';
  return (
    <figure className="mt-4">
      <figcaption className="font-strong text-sm">{title}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls what is wider than the page. */}
      <section aria-label={`${title}: ${of}`} tabIndex={0} className={frame}>
        <pre className="p-4 font-normal text-xs">{text}</pre>
      </section>
    </figure>
  );
}
