import type { Endpoint } from '@/lib/legacy-api/endpoint';
import { OperationArticle } from './operation-article';

/** One endpoint of the contract with all its operations. */
export function EndpointSection({ endpoint, site }: { endpoint: Endpoint; site: string }) {
  const { name, operations } = endpoint;
  return (
    <section aria-labelledby={name} className="mt-12 border-gold-500 border-t pt-6">
      <h2 id={name} className="text-xl">
        {name}
      </h2>
      <p className="font-normal text-ink-3 text-sm">POST /api/{name}</p>
      {operations.map((operation) => (
        <OperationArticle key={operation.summary} operation={operation} address={`${site}/api/${name}`} />
      ))}
    </section>
  );
}
