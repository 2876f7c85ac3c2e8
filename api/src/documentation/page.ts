import { escapeMarkup } from '@gable/shared/escape-markup.ts'
import type { OpenApi } from '@gable/shared/http/openapi.ts'
import { createExamples } from './examples.ts'
import { type DocumentedOperation, describeAccess, listOperations } from './operation.ts'
import { renderParameters, renderSchema } from './schema-list.ts'

/** One page that can be read, linked into and printed without scripts. The script adds search and trying calls. */
export function renderDocumentationPage(description: OpenApi): string {
  const { title, version } = description.info
  const groups = groupOperations(listOperations(description))
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escapeMarkup(title)} API</title><link rel="icon" href="/favicon.svg" type="image/svg+xml">
<script src="/theme.js"></script><link rel="stylesheet" href="/api/docs/style.css">
<script src="/api/docs/script.js" defer></script></head><body>
<header><a class="home" href="/">${escapeMarkup(title)}</a><span>API</span>
<label class="search" hidden><span class="sr-only">Search calls</span><input type="search" placeholder="Search calls" autocomplete="off"></label>
<a class="download" href="/api/openapi.json">OpenAPI 3.1</a></header>
<nav aria-label="Calls"><details open><summary>Calls</summary>${groups.map(renderNavigationGroup).join('')}</details></nav>
<main>${renderIntroduction(description)}
<p class="none" role="status" hidden></p>
${groups.map(renderGroup).join('')}
<footer>Version ${escapeMarkup(version)}. Generated from the same table that the server checks every request against.</footer></main></body></html>`
}

type Group = [name: string, operations: DocumentedOperation[]]

function groupOperations(operations: readonly DocumentedOperation[]): Group[] {
  const groups = new Map<string, DocumentedOperation[]>()
  for (const operation of operations) groups.set(operation.group, [...(groups.get(operation.group) ?? []), operation])
  return [...groups].sort(([one], [other]) => one.localeCompare(other))
}

const renderIntroduction = ({ info }: OpenApi) => `<section class="intro"><h1>${escapeMarkup(info.title)} API</h1>
<p>Everything the console does, over HTTP and JSON. Paths begin with <code>/api</code>.</p>
<dl><dt>Sign in</dt><dd><a href="#post-auth-login"><code>POST /api/auth/login</code></a> sets the session cookie <code>gable_session</code>, which every later call sends. Programs use an API key instead, which an account creates in its settings: <code>Authorization: Bearer gable_…</code>. A key needs the scope of a call and may make 600 calls a minute; <code>RateLimit-Remaining</code> says how many are left, and a 429 comes with <code>Retry-After</code>.</dd>
<dt>Account</dt><dd>${escapeMarkup(info.description)} <a href="#get-accounts"><code>GET /api/accounts</code></a> lists yours.</dd>
<dt>Errors</dt><dd>Every error has a <code>code</code> and a <code>message</code>. Invalid input responds 422 with a message per field in <code>fields</code>.</dd>
<dt>No body</dt><dd>A call without a response body responds 204.</dd></dl></section>`

const renderNavigationGroup = ([name, operations]: Group) =>
  `<h2>${formatGroup(name)}</h2><ul>${operations
    .map(
      ({ id, method, path, summary }) =>
        `<li data-for="${id}"><a href="#${id}" title="${escapeMarkup(summary)}">${renderMethod(method)}<span>${breakPath(path)}</span></a></li>`,
    )
    .join('')}</ul>`

const renderGroup = ([name, operations]: Group) =>
  `<section data-group="${escapeMarkup(name)}"><h2 id="${escapeMarkup(name)}">${formatGroup(name)}</h2>${operations.map(renderOperation).join('')}</section>`

const renderOperation = (operation: DocumentedOperation) => `<article id="${operation.id}" ${renderTryData(operation)}>
<div class="about"><h3>${renderMethod(operation.method)}<a href="#${operation.id}"><code>/api${breakPath(operation.path)}</code></a></h3>
<p>${escapeMarkup(operation.summary)}</p><p class="access">${escapeMarkup(describeAccess(operation))}</p>
${renderParameters('Parameters', operation.parameters)}${renderSchema('Body', operation.body, 'input')}${renderSchema('Response', operation.response, 'output')}
<p class="statuses">Responds ${operation.statuses.map((status) => `<code>${status}</code>`).join(' ')}</p></div>
<div class="examples">${createExamples(operation).map(renderExample).join('')}</div></article>`

const renderExample = ({ label, code }: { label: string; code: string }) =>
  `<figure><figcaption>${label}</figcaption><pre tabindex="0"><code>${escapeMarkup(code)}</code></pre></figure>`

/** The script builds the form for trying a call from these. */
function renderTryData({ method, path, parameters, body, needsAccount }: DocumentedOperation) {
  const data = {
    method,
    path,
    needsAccount,
    hasBody: body !== undefined,
    parameters: parameters.map(({ name, in: place, required }) => ({ name, place, required })),
  }
  return `data-call="${escapeMarkup(JSON.stringify(data))}"`
}

const renderMethod = (method: string) => `<b class="method ${method.toLowerCase()}">${method}</b>`

/** Long paths may wrap after a slash. */
const breakPath = (path: string) => escapeMarkup(path).replace(/\//g, '/<wbr>')

const formatGroup = (name: string) => escapeMarkup(`${name[0]?.toUpperCase()}${name.slice(1).replace(/-/g, ' ')}`)
