import {
  accountMoving,
  Problem,
  type ProblemBody,
  type ProblemCode,
  somethingWentWrong,
  statusOf,
} from '@gable/shared/http/problem.ts'
import { toUnreadableMessage, toValidationMessage } from '@gable/shared/http/validation-message.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod'
import { AccountMoving, isFenced } from './cells/moving.ts'
import { noConnection } from './database-errors.ts'
import type { Reporter } from './observe/report.ts'

/** Parses requests by their schemas and sends every error as a problem body. */
export function registerZod(app: FastifyInstance, { reportError }: Pick<Reporter, 'reportError'>) {
  z.config({ customError: toValidationMessage })
  app.setValidatorCompiler<z.ZodType>(({ schema }) => (value) => {
    const parsed = schema.safeParse(value)
    return parsed.success ? { value: parsed.data } : { error: parsed.error }
  })
  app.setErrorHandler((error, request, reply) => {
    const body = toProblemBody(error)
    if (body.code === 'broken') {
      request.log.error(error)
      reportError(error, { route: request.routeOptions.url ?? 'none' })
    }
    if (error instanceof AccountMoving || isFenced(error)) reply.header('retry-after', '2')
    return reply.code(statusOf[body.code]).serializer(JSON.stringify).send(body)
  })
  app.setNotFoundHandler(() => {
    throw new Problem('not_found', 'Not found')
  })
}

/** A path that is malformed or too long cannot lead anywhere. Fastify refuses it before any handler of the app. */
export const refusePath = (_error: Error, _request: unknown, reply: FastifyReply) => {
  reply.code(statusOf.not_found).send({ code: 'not_found', message: 'Not found' } satisfies ProblemBody)
}

function toProblemBody(error: unknown): ProblemBody {
  if (error instanceof Problem) {
    const { code, message, fields } = error
    return { code, message, ...(fields && { fields }) }
  }
  if (error instanceof z.ZodError && 'validationContext' in error) {
    // A malformed ID cannot belong to anything.
    if (error.validationContext === 'params') return { code: 'not_found', message: 'Not found' }
    // Of several errors of a field, the first says what is wrong: a text where a list belongs is not also too long.
    const fields = Object.fromEntries(error.issues.toReversed().flatMap(toFieldErrors))
    return { code: 'invalid', message: 'Some fields need attention', fields }
  }
  if (isFenced(error)) return { code: 'unavailable', message: accountMoving }
  const { statusCode, code: errorCode } = error as ServerError
  if (statusCode !== undefined && statusCode < 500)
    return { code: findCodeByStatus(statusCode), message: toUnreadableMessage(errorCode) }
  const code = classify(error as ServerError)
  return { code, message: messages[code] }
}

/** The path and the message of each field that an issue is about. */
function toFieldErrors(issue: z.core.$ZodIssue): [string, string][] {
  const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path]
  return paths.map((path) => [path.join('.'), issue.message])
}

const messages = {
  broken: somethingWentWrong,
  conflict: 'Someone else changed this at the same time. Please try again.',
  invalid: 'Some of this text contains characters that cannot be saved',
  unavailable: 'The service is not available right now. Please try again in a moment.',
} satisfies Partial<Record<ProblemCode, string>>

/** Postgres errors are classified by their SQLSTATE class. */
function classify({ code, message }: ServerError): keyof typeof messages {
  if (code?.startsWith('22')) return 'invalid'
  if (code === '23505' || code === '40001' || code === '40P01') return 'conflict'
  if ((code && databaseUnavailable.test(code)) || noConnection.test(message)) return 'unavailable'
  return 'broken'
}

/** Fastify's errors about requests that it refuses carry a 4xx status. */
interface ServerError {
  statusCode?: number
  code?: string
  message: string
}

/** Connection failures, a server that is stopping or starting, and statements or locks that timed out. */
const databaseUnavailable = /^(08|57P|53|57014|55P03)|^(ECONNREFUSED|ECONNRESET|ETIMEDOUT)$/

const findCodeByStatus = (status: number) =>
  (Object.keys(statusOf) as ProblemCode[]).find((code) => statusOf[code] === status) ?? 'bad_request'
