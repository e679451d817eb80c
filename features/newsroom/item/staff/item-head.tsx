import type { ReactNode } from 'react';
import { DateTime } from '@/components/ui/date-time';
import { Headline } from '@/features/news/ui/headline';
import { formatNumber } from '@/lib/time/format';
import { newsroomMessages } from '../../workflow/workflow.messages';
import { formatLevel } from './format-level';
import type { ShownItem } from './item-page';
import { StatusPill } from './status-pill';

const getLabel = (name: 'author' | 'organisation' | 'category' | 'level' | 'published' | 'ends' | 'source') =>
  newsroomMessages[`newsroom.item.${name}`];

/** Headline, status, owner, dates and counts of an item; `children` are its actions. */
export function ItemHead({ item, children }: { item: ShownItem; children: ReactNode }) {
  const { facts, content } = item;
  const isApproved = facts.status === 'allow' || facts.status === 'hide';
  return (
    <header className="mb-6 border-line border-b pb-5">
      <StatusPill item={item} />
      <h1 data-review-text="" className="mt-2 text-xl">
        <Headline>{item.content.topic || newsroomMessages['newsroom.topicRequired']}</Headline>
      </h1>
      <dl className="mt-3 flex flex-wrap gap-x-6 gap-y-1 font-normal text-ink-2 text-sm">
        {isApproved && <Fact name={getLabel('level')}>{formatLevel(facts.level)}</Fact>}
        <Fact name={getLabel('category')}>{item.category.name}</Fact>
        <Fact name={getLabel('organisation')}>{item.organisation.name}</Fact>
        {item.author !== item.organisation.name && <Fact name={getLabel('author')}>{item.author}</Fact>}
        {isApproved && (
          <Fact name={getLabel('published')}>
            <DateTime at={item.publishAt} />
          </Fact>
        )}
        {content.unpublishAt && (
          <Fact name={getLabel('ends')}>
            <DateTime at={content.unpublishAt} />
          </Fact>
        )}
        <Fact name={newsroomMessages['newsroom.item.created']}>
          <DateTime at={item.createdAt} />
        </Fact>
        <Fact name={newsroomMessages['newsroom.item.updated']}>
          <DateTime at={item.updatedAt} />
        </Fact>
        {item.canonicalUrl && (
          <Fact name={getLabel('source')}>
            <a href={item.canonicalUrl} rel="noopener noreferrer" className="break-all text-link underline">
              {item.canonicalUrl}
            </a>
          </Fact>
        )}
        <Count name={newsroomMessages['newsroom.item.reads']} count={item.reads} />
        <Count name={newsroomMessages['newsroom.item.shares']} count={item.shares} />
      </dl>
      <div className="mt-4 flex flex-wrap gap-2">{children}</div>
    </header>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="inline text-ink-3">{name} </dt>
      <dd className="inline break-words">{children}</dd>
    </div>
  );
}

function Count({ name, count }: { name: string; count: number }) {
  return (
    <Fact name={name}>
      <span className="tabular">
        {formatNumber(count)} {newsroomMessages['newsroom.item.times']}
      </span>
    </Fact>
  );
}
