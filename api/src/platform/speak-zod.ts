import {
  Problem,
  type ProblemBody,
  type ProblemCode,
  somethingWentWrong,
  statusOf,
} from '@gable/shared/http/problem.ts'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { Reporter } from './observe/report.ts'

/** Requests are parsed on the way in and replies on the way out, so a column nobody declared cannot leave. */
export function speakZod(app: FastifyInstance, { reportError }: Pick<Reporter, 'reportError'>) {
  z.config({ customError: requiredWhenMissing })
  app.setValidatorCompiler<z.ZodType>(({ schema }) => (value) => {
    const parsed = schema.safeParse(value)
    return parsed.success ? { value: parsed.data } : { error: parsed.error }
  })
  app.setSerializerCompiler<z.ZodType>(
    ({ schema }) =>
      (value) =>
        JSON.stringify(schema.parse(value)),
  )
  app.setErrorHandler((error, request, reply) => {
    const body = bodyOf(error)
    if (body.code === 'broken') {
      request.log.error(error)
      reportError(error, { route: request.routeOptions.url ?? 'none' })
    }
    return reply.code(statusOf[body.code]).serializer(JSON.stringify).send(body)
  })
  app.setNotFoundHandler(() => {
    throw new Problem('not_found', 'No such address')
  })
}

const requiredWhenMissing = ({ code, input }: { code?: string; input?: unknown }) =>
  code === 'invalid_type' && input === undefined ? 'This field is required' : undefined

function bodyOf(error: unknown): ProblemBody {
  if (error instanceof Problem) {
    const { code, message, fields } = error
    return { code, message, ...(fields && { fields }) }
  }
  if (error instanceof z.ZodError && 'validationContext' in error) {
    // An id that is no id names nothing.
    if (error.validationContext === 'params') return { code: 'not_found', message: 'Not found' }
    const fields = Object.fromEntries(error.issues.map((issue) => [issue.path.join('.'), issue.message]))
    return { code: 'invalid', message: 'Some fields need attention', fields }
  }
  const code = codeFor(error as Fault)
  return { code, message: messages[code] ?? (error as Error).message }
}

const messages: Partial<Record<ProblemCode, string>> = {
  broken: somethingWentWrong,
  conflict: 'Somebody else changed this at the same time. Please try again.',
  invalid: 'Some of this text cannot be stored',
  unavailable: 'The service is not available right now. Please try again in a moment.',
}

/** Fastify's own refusals carry a 4xx status; the database's say by their class what is to blame. */
function codeFor({ statusCode, code, message }: Fault): ProblemCode {
  if (statusCode === 413) return 'too_large'
  if (statusCode !== undefined && statusCode < 500) return codeOfStatus(statusCode)
  if (code?.startsWith('22')) return 'invalid'
  if (code === '23505' || code === '40001' || code === '40P01') return 'conflict'
  if ((code && databaseAway.test(code)) || noConnection.test(message)) return 'unavailable'
  return 'broken'
}

interface Fault {
  statusCode?: number
  code?: string
  message: string
}

/** What the pool says, without a code, when no connection is to be had. */
const noConnection = /^(timeout exceeded when trying to connect|Connection terminated)/

/** Connection failures, a server that is stopping or starting, and statements it gave up on. */
const databaseAway = /^(08|57P|53|57014)|^(ECONNREFUSED|ECONNRESET|ETIMEDOUT)$/

const codeOfStatus = (status: number) =>
  (Object.keys(statusOf) as ProblemCode[]).find((code) => statusOf[code] === status) ?? 'bad_request'
