import { scrub } from './scrub.ts'

export interface DescribedError {
  type: string
  message: string
  stack: string
  code?: string
  table?: string
  constraint?: string
  cause?: DescribedError
}

/**
 * An error without personal data, for the log. Postgres puts whole rows into `detail` and `where`, so only the fields
 * listed here are kept. Message and stack are scrubbed.
 */
export function describeError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: typeof error === 'string' ? scrub(error) : '', stack: '' }
  return {
    type: error.name,
    message: scrub(error.message),
    stack: scrub(error.stack ?? ''),
    ...pickString(error, 'code'),
    ...pickString(error, 'table'),
    ...pickString(error, 'constraint'),
    ...(error.cause !== undefined && depth < 3 && { cause: describeError(error.cause, depth + 1) }),
  }
}

function pickString<K extends 'code' | 'table' | 'constraint'>(error: Error, key: K): { [Key in K]?: string } {
  const value: unknown = Reflect.get(error, key)
  return typeof value === 'string' ? ({ [key]: value } as { [Key in K]: string }) : {}
}
