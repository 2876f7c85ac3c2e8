import type * as z from 'zod'

/** Fetches JSON from a service and validates it, since services change without notice. */
export async function fetchJson<T extends z.ZodType>(url: URL, schema: T, signal: AbortSignal): Promise<z.output<T>> {
  const response = await fetch(url, { signal, headers: { accept: 'application/json' }, redirect: 'error' })
  if (!response.ok) throw new Error(`${url.host} responded with ${response.status}`)
  return schema.parse(await response.json())
}
