import type { CallArguments, Endpoint, EndpointTable, Reply, RequestInput } from './endpoint.ts'
import { Problem, parseProblem } from './problem.ts'

type RequestParts = { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown }

export type Call<T> = <K extends keyof T & string>(
  key: K,
  ...rest: CallArguments<RequestInput<T[K]>>
) => Promise<T[K] extends Endpoint ? Reply<T[K]> : never>

interface ClientOptions {
  base: string
  /** Called for each request, because the selected account may change. */
  headers?: () => Record<string, string>
  fetch?: typeof fetch
}

/** The table is only a type argument, so zod stays out of the caller's bundle. */
export function createClient<T extends EndpointTable>({ base, headers, fetch: customFetch }: ClientOptions): Call<T> {
  return async (key, ...rest) => {
    const [method = 'GET', path = ''] = key.split(' ')
    const { params = {}, query = {}, body } = (rest[0] ?? {}) as RequestParts
    const url =
      base + path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(params[name] ?? '')) + toQueryString(query)
    const response = await (customFetch ?? fetch)(url, {
      method,
      credentials: 'same-origin',
      headers: { ...headers?.(), ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }).catch(() => {
      throw new Problem('unavailable', 'The server cannot be reached. Please check your connection and try again.')
    })
    if (response.status === 204) return undefined as never
    if (response.ok) return (await response.json()) as never
    throw parseProblem(await response.json().catch(() => undefined), response.status)
  }
}

function toQueryString(query: Record<string, unknown>) {
  const entries = Object.entries(query).flatMap(([name, value]) => {
    if (value === undefined || value === null) return []
    return (Array.isArray(value) ? value : [value]).map((one): [string, string] => [name, String(one)])
  })
  return entries.length ? `?${new URLSearchParams(entries)}` : ''
}
