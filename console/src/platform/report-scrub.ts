/** A query can carry a sign-in token, or what somebody searched for: no report leaves with one. */
export function withoutQueries<E extends object>(report: E): E {
  return clean(report, new WeakSet()) as E
}

function clean(value: unknown, seen: WeakSet<object>): unknown {
  if (typeof value === 'string') return address.test(value) ? value.replace(/[?#]\S*/g, '') : value
  if (value === null || typeof value !== 'object' || seen.has(value)) return value
  seen.add(value)
  for (const [name, part] of Object.entries(value)) {
    Object.assign(value, { [name]: queries.test(name) ? undefined : clean(part, seen) })
  }
  return value
}

/** With or without a method in front. */
const address = /^([A-Z]+ )?(https?:\/)?\/\S*[?#]/
const queries = /^(query_string|cookies|(http|url)\.(query|fragment))$/
