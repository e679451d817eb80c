import { StatusView } from '@/components/ui/page/status-view';
import { siteMessages } from '@/lib/site/messages';

export default function Forbidden() {
  return (
    <main id="main">
      <StatusView
        code={siteMessages['forbidden.code'].th}
        title={siteMessages['forbidden.title'].th}
        text={siteMessages['forbidden.text'].th}
      />
    </main>
  );
}
