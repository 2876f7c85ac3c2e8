import type { OpenApi, Operation } from '@gable/shared/http/openapi.ts'
import { escapeHtml } from '../platform/mail/escape-html.ts'

/** One static page, which can be searched, linked into and printed without scripts. */
export function renderDocumentationPage({ info, paths }: OpenApi): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  )
  const tags = [...new Set(operations.flatMap(({ operation }) => operation.tags))]
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${info.title} API</title><link rel="stylesheet" href="/api/docs/style.css"></head><body>
<nav aria-label="Endpoints">${tags.map((tag) => `<a href="#${tag}">${escapeHtml(tag)}</a>`).join('')}</nav>
<main><h1>${info.title} API</h1>
<p>${escapeHtml(info.description)} Signing in sets the session cookie. Machine-readable version: <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
${tags
  .map((tag) =>
    renderSection(
      tag,
      operations.filter(({ operation }) => operation.tags.includes(tag)),
    ),
  )
  .join('')}
</main></body></html>`
}

interface DocumentedOperation {
  method: string
  path: string
  operation: Operation
}

const renderSection = (tag: string, operations: DocumentedOperation[]) =>
  `<section id="${tag}"><h2>${escapeHtml(tag)}</h2>${operations.map(renderOperation).join('')}</section>`

const renderOperation = ({ method, path, operation }: DocumentedOperation) => `<article>
<h3><b>${method}</b> <code>/api${escapeHtml(path)}</code></h3>
<p>${escapeHtml(operation.summary)} <em>${describeAccess(operation['x-allow'])}</em></p>
${renderSchema('Parameters', operation.parameters)}${renderSchema('Body', getJsonSchema(operation.requestBody))}${renderSchema('Response', getJsonSchema(operation.responses['200']))}
</article>`

function describeAccess(allow: Operation['x-allow']) {
  if (allow === 'anyone') return 'Open to anyone.'
  if (allow === 'signed-in') return 'Needs a session.'
  if (allow === 'member') return 'Needs a session and membership of the account.'
  return `Needs the permission ${allow}.`
}

const getJsonSchema = (part: object | undefined) =>
  (part as { content?: Record<string, { schema: object }> } | undefined)?.content?.['application/json']?.schema

function renderSchema(title: string, value: object | undefined) {
  if (!value || (Array.isArray(value) && value.length === 0)) return ''
  return `<details><summary>${title}</summary><pre tabindex="0">${escapeHtml(JSON.stringify(value, null, 2))}</pre></details>`
}

export const documentationStyle = `:root{color-scheme:light dark;font:15px/1.5 system-ui,sans-serif}
body{margin:0;display:grid;grid-template-columns:200px minmax(0,1fr)}
nav{position:sticky;top:0;align-self:start;padding:32px 24px;display:grid;gap:8px}
main{padding:24px 32px 96px;max-width:860px}
article{border-top:1px solid light-dark(#e7e5e4,#44403c);padding:4px 0 12px}
h3{font-size:15px;margin:12px 0 4px}h3 b{color:light-dark(#a82b10,#ff967a)}p{margin:4px 0}em{font-style:normal;color:light-dark(#57534e,#bab4ae)}
pre{overflow:auto;padding:12px;border-radius:8px;background:light-dark(#f5f5f4,#292524);font-size:13px}
a{color:light-dark(#a82b10,#ff967a)}summary{cursor:pointer}
@media(max-width:720px){body{display:block}nav{position:static;display:flex;flex-wrap:wrap;padding:16px 24px 0}main{padding:8px 24px 64px}}`
