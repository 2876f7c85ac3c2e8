/** Scrubs error reports: a query string can contain a sign-in token or a search term. */
export function removeQueryStrings<E extends object>(report: E): E {
  return scrub(report, new WeakSet()) as E
}

function scrub(value: unknown, seen: WeakSet<object>): unknown {
  if (typeof value === 'string') return urlPattern.test(value) ? value.replace(/[?#]\S*/g, '') : value
  if (value === null || typeof value !== 'object' || seen.has(value)) return value
  seen.add(value)
  for (const [key, part] of Object.entries(value)) {
    Object.assign(value, { [key]: queryKeyPattern.test(key) ? undefined : scrub(part, seen) })
  }
  return value
}

/** A URL with a query or fragment, optionally after an HTTP method. */
const urlPattern = /^([A-Z]+ )?(https?:\/)?\/\S*[?#]/
const queryKeyPattern = /^(query_string|cookies|(http|url)\.(query|fragment))$/
