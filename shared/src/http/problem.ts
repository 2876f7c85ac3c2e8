/** The HTTP status of each error code. */
export const statusOf = {
  bad_request: 400,
  signed_out: 401,
  forbidden: 403,
  /** The user has to confirm who they are first. */
  unconfirmed: 403,
  not_found: 404,
  archived: 404,
  conflict: 409,
  too_large: 413,
  invalid: 422,
  too_many: 429,
  broken: 500,
  unavailable: 503,
} as const

export type ProblemCode = keyof typeof statusOf

export interface ProblemBody {
  code: ProblemCode
  message: string
  /** Message per form field, keyed by its path: { 'theme.color': 'Not a color' }. */
  fields?: Record<string, string>
}

export class Problem extends Error {
  override name = 'Problem'
  readonly code: ProblemCode
  readonly fields: Record<string, string> | undefined

  constructor(code: ProblemCode, message: string, fields?: Record<string, string>) {
    super(message)
    this.code = code
    this.fields = fields
  }
}

/** A validation error with a message for each field. */
export const invalid = (fields: Record<string, string>, message = 'Some fields need attention'): Problem =>
  new Problem('invalid', message, fields)

/** The row itself, or a 404 that names what is missing: `orNotFound(row, 'lead')`. */
export function orNotFound<T>(row: T | null | undefined, noun: string): T {
  if (row === null || row === undefined)
    throw new Problem('not_found', `${noun.charAt(0).toUpperCase()}${noun.slice(1)} not found`)
  return row
}

/** While an account moves from one database to another, it can be read but not changed. */
export const accountMoving = 'This account is being moved. You can change it again in a moment.'

export const somethingWentWrong = 'Something went wrong'

export const tooLarge = 'This is too large to be sent.'

/** Reads the body of a failed response. A proxy or a broken server may have sent anything, or nothing but the status. */
export function parseProblem(body: unknown, status?: number, fallbackMessage: string = somethingWentWrong): Problem {
  const { code, message, fields } = (body ?? {}) as Partial<ProblemBody>
  if (code && message && Object.hasOwn(statusOf, code)) return new Problem(code, message, fields)
  if (status === statusOf.too_many)
    return new Problem('too_many', 'Too many requests at once. Please wait a moment and try again.')
  if (status === statusOf.too_large) return new Problem('too_large', tooLarge)
  return new Problem('broken', fallbackMessage)
}

/** The message of a conflict with someone else's save. */
export const changedElsewhere = 'This was changed elsewhere since you opened it.'
