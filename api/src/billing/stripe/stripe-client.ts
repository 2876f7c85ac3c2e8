import { Problem } from '@gable/shared/http/problem.ts'

export interface StripeOptions {
  key: string
  url: string
}

export type FormValue = string | number | boolean | undefined | { [name: string]: FormValue } | FormValue[]

/** Stripe refused the request, and why: `card_declined`. */
export class StripeError extends Error {
  override name = 'StripeError'
  readonly status: number
  readonly code: string

  constructor(status: number, code: string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

const timeoutMs = 15_000

/** The version that the fields below are written for. */
const apiVersion = '2025-03-31.basil'

/**
 * Calls Stripe's API: forms in, JSON out. An idempotency key makes a repeated request return the first answer, so nothing
 * is bought twice.
 */
export async function callStripe<T>(
  { key, url }: StripeOptions,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  fields: Record<string, FormValue> = {},
  idempotencyKey?: string,
): Promise<T> {
  const form = new URLSearchParams(listFields(fields))
  const hasBody = method === 'POST'
  let response: Response
  let body: { error?: { code?: string; type?: string; message?: string } } | undefined
  try {
    response = await fetch(`${url}${path}${!hasBody && form.size > 0 ? `?${form}` : ''}`, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        'stripe-version': apiVersion,
        ...(hasBody && { 'content-type': 'application/x-www-form-urlencoded' }),
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      },
      ...(hasBody && { body: form.toString() }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    body = (await response.json()) as typeof body
  } catch {
    throw unavailable()
  }
  if (response.ok) return body as T
  if (response.status >= 500 || response.status === 429 || response.status === 409) throw unavailable()
  const { code, type, message } = body?.error ?? {}
  throw new StripeError(response.status, code ?? type ?? 'unknown', message ?? 'Stripe refused the request')
}

const unavailable = () =>
  new Problem('unavailable', 'The payment service does not respond. Please try again in a minute.')

/** Nested values as Stripe reads them: `line_items[0][quantity]=1`. */
function listFields(fields: Record<string, FormValue>): [string, string][] {
  return Object.entries(fields).flatMap(([name, value]) => listField(name, value))
}

function listField(name: string, value: FormValue): [string, string][] {
  if (value === undefined) return []
  if (typeof value !== 'object') return [[name, String(value)]]
  return Object.entries(value).flatMap(([key, inner]) => listField(`${name}[${key}]`, inner))
}
