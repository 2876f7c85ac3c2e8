interface Reported {
  request?: { url?: string; query_string?: unknown; cookies?: unknown }
  breadcrumbs?: { data?: Record<string, unknown> }[]
}

/** A query can carry a sign-in token, or what somebody searched for: no report leaves with one. */
export function withoutQueries<E extends Reported>(event: E): E {
  if (event.request) {
    const { query_string: _, cookies: __, ...request } = event.request
    event.request = request.url === undefined ? request : { ...request, url: pathOf(request.url) }
  }
  for (const { data } of event.breadcrumbs ?? []) {
    for (const name of ['url', 'from', 'to']) {
      const address = data?.[name]
      if (data && typeof address === 'string') data[name] = pathOf(address)
    }
  }
  return event
}

const pathOf = (address: string) => address.replace(/[?#].*$/s, '')
