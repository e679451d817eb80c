import { answerMyData } from '@/features/member/data-export/data-export.http';
import { readFormViewer } from '@/lib/auth/page-viewer';

/** Everything kept about one's own account as a file, `format` json or html; only for a session that asks from our own pages. */
export async function GET(request: Request): Promise<Response> {
  return answerMyData(await readFormViewer(), new URL(request.url).searchParams.get('format') ?? 'json');
}
