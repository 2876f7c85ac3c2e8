import type * as z from 'zod'

/** Asks a service and believes only what has the shape it documents. */
export async function ask<T extends z.ZodType>(url: URL, shape: T, signal: AbortSignal): Promise<z.output<T>> {
  const answer = await fetch(url, { signal, headers: { accept: 'application/json' }, redirect: 'error' })
  if (!answer.ok) throw new Error(`${url.host} answered ${answer.status}`)
  return shape.parse(await answer.json())
}
