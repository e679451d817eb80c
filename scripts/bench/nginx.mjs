import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '../start/port.mjs';
import { endChild, startChild } from './children.mjs';
import { waitFor } from './wait-for.mjs';

/** Headers that nginx sets itself. */
const NGINX_HEADERS = ['content-type', 'content-length', 'server'];

/**
 * Starts nginx with the responses of a pack as plain files, compressed as received: one process, sendfile, no log.
 *
 * @param {{ folder: string, entries: object[] }} pack
 * @returns {Promise<{ url: string, pid: number, end: () => Promise<void> }>}
 */
export function startFiles(pack, folder) {
  const files = join(folder, 'files');
  mkdirSync(files, { recursive: true });
  const bytes = readFileSync(join(pack.folder, 'bytes'));
  const places = [...new Set(pack.entries.map(({ path }) => path.split('?')[0]))];
  for (const { path, start, length } of pack.entries) {
    const [place, query = ''] = path.split('?');
    writeFileSync(join(files, `${places.indexOf(place)}-${query}`), bytes.subarray(start, start + length));
  }
  const locations = places.map((place, index) => {
    const { headers } = pack.entries.find(({ path }) => path.split('?')[0] === place);
    return `location = ${place} { try_files /${index}-$args =404; ${buildHeaderLines(headers)} error_page 405 =200 /${index}-; }`;
  });
  const { headers } = pack.entries[0];
  return startNginx(folder, `root ${files}; etag off;`, [...locations, `location / { ${buildHeaderLines(headers)} }`]);
}

/** Starts nginx with a cache of one second in front of the portal; it serves the stale page while revalidating. */
export function startCache(site, folder) {
  const before = `proxy_cache_path ${join(folder, 'cache')} keys_zone=pages:16m max_size=2g inactive=1h;
  upstream portal { server ${new URL(site).host}; keepalive 16; }`;
  const place = `location / {
    proxy_pass http://portal; proxy_http_version 1.1; proxy_set_header Connection ''; proxy_set_header Host ${new URL(site).host};
    proxy_set_header Accept-Encoding gzip; proxy_ignore_headers Cache-Control Expires Vary;
    proxy_cache pages; proxy_cache_methods GET HEAD POST; proxy_cache_key $request_uri|$request_body;
    proxy_cache_valid 200 1s; proxy_cache_use_stale updating error timeout; proxy_cache_background_update on; proxy_cache_lock on;
  }`;
  return startNginx(folder, '', [place], before);
}

/** Headers in nginx syntax; values with `$` are left out, as nginx would expand them as variables. */
function buildHeaderLines(headers) {
  const lines = [];
  for (let at = 0; at < headers.length; at += 2) {
    const [name, value] = [headers[at], headers[at + 1]];
    if (name.toLowerCase() === 'content-type') lines.push(`default_type "${value}";`);
    if (!NGINX_HEADERS.includes(name.toLowerCase()) && !value.includes('$')) {
      lines.push(`add_header ${name} "${value.replaceAll('"', '\\"')}";`);
    }
  }
  return lines.join(' ');
}

async function startNginx(folder, inServer, locations, before = '') {
  const port = await findFreePort();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const text = `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/log;
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000; keepalive_timeout 65;
  open_file_cache max=20000 inactive=1h; open_file_cache_valid 1h; types { } default_type "text/html; charset=utf-8";
  ${temporary.join(' ')}
  ${before}
  server { listen 127.0.0.1:${port}; ${inServer}
    ${locations.join('\n    ')}
  }
}
`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'nginx.conf'), text);
  const child = startChild('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  const log = () => readFileSync(join(folder, 'log'), 'utf8');
  await waitFor(() => fetch(`${url}/-`).then(() => true), { child, log });
  return { url, pid: child.pid, end: () => endChild(child) };
}
