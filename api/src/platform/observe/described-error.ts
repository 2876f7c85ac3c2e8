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
 * An error as the log may keep it. Postgres puts whole rows into `detail` and `where`, so only what is named here stays;
 * the message inside the stack is replaced by the scrubbed one.
 */
export function describeError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: typeof error === 'string' ? scrub(error) : '', stack: '' }
  return {
    type: error.name,
    message: scrub(error.message),
    stack: scrub(error.stack ?? ''),
    ...named(error, 'code'),
    ...named(error, 'table'),
    ...named(error, 'constraint'),
    ...(error.cause !== undefined && depth < 3 && { cause: describeError(error.cause, depth + 1) }),
  }
}

function named<K extends 'code' | 'table' | 'constraint'>(error: Error, key: K): { [Key in K]?: string } {
  const value: unknown = Reflect.get(error, key)
  return typeof value === 'string' ? ({ [key]: value } as { [Key in K]: string }) : {}
}
