import { z } from 'zod';
import type { BoundEndpoint } from '../bind-contract';

/** A page for reading: every call by area, who may use it, what goes in and out. No script. */
export function apiDocsPage(endpoints: readonly BoundEndpoint[]): string {
  const areas = [...new Set(endpoints.map((one) => one.area))];
  const sections = areas.map(
    (area) =>
      `<section><h2 id="${area}">/api/${area}</h2>${endpoints
        .filter((one) => one.area === area)
        .map(entry)
        .join('')}</section>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Rawnaq API</title>
<link rel="stylesheet" href="/api/docs.css"></head>
<body><main><h1>Rawnaq API</h1><p>One list of contracts makes the server, the client, this page and
<a href="/api/openapi.json">openapi.json</a>. Send <code>Authorization: Bearer …</code>,
<code>Accept-Language: en</code> or <code>ar</code>, and an <code>Idempotency-Key</code> with every write.</p>
<nav>${areas.map((area) => `<a href="#${area}">${area}</a>`).join(' ')}</nav>${sections.join('')}</main></body></html>`;
}

function entry({ url, endpoint }: BoundEndpoint): string {
  const errors = endpoint.errors.map((code) => `<code>${code}</code>`).join(' ');
  return `<details><summary><b class="${endpoint.method}">${endpoint.method}</b>
<code>${escape(url)}</code> <span>${escape(endpoint.summary)}</span></summary>
<p>Access: <code>${endpoint.access}</code>${errors && ` · errors: ${errors}`}</p>
<h3>In</h3><pre tabindex="0">${shape(endpoint.input, 'input')}</pre>
<h3>Out</h3><pre tabindex="0">${shape(endpoint.output, 'output')}</pre></details>`;
}

const shape = (schema: z.ZodType, io: 'input' | 'output'): string =>
  escape(JSON.stringify(z.toJSONSchema(schema, { target: 'openapi-3.0', io, unrepresentable: 'any' }), null, 2));
const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

export const API_DOCS_STYLE = `body{margin:0;background:#F3F1EE;color:#1F1D1B;font:15px/1.6 system-ui,sans-serif}
main{max-width:960px;margin:32px auto;padding:32px;background:#fff;border-radius:14px}
h1{margin-top:0}
nav a{margin-inline-end:12px}a{color:#8A2C6B}
details{border-top:1px solid #E7E3DE;padding:10px 0}summary{cursor:pointer}
summary b{display:inline-block;min-width:56px;color:#8A2C6B}summary span{color:#6F675F}
pre{background:#FAF9F7;border:1px solid #E7E3DE;border-radius:8px;padding:12px;overflow:auto;font-size:13px}
h3{font-size:13px;margin-bottom:4px}`;
