import { subjectKinds } from '@gable/shared/assets/subject.ts'
import { Problem } from '@gable/shared/http/problem.ts'
import { eventsMaximum, VisitorEvent, visitorEventTypes } from '@gable/shared/ingest/visitor-event.ts'
import * as z from 'zod'

/**
 * What a visitor's browser sent. Nearly all of it is as it should be, so a look by hand lets that pass; the schema has
 * the last word on the rest, and says what is wrong with it.
 */
export function readEvents(body: string): VisitorEvent[] {
  const given = parse(body)
  const list: unknown[] = Array.isArray(given) ? given : [given]
  if (list.length > 0 && list.length <= eventsMaximum && list.every(isVisitorEvent)) return list
  return Array.isArray(given) ? parsed(Several, given) : [parsed(VisitorEvent, given)]
}

const Several = z.array(VisitorEvent).min(1).max(eventsMaximum)

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    throw new Problem('bad_request', 'The body is not valid JSON')
  }
}

function parsed<T>(schema: z.ZodType<T>, given: unknown): T {
  const { success, data, error } = schema.safeParse(given)
  if (success) return data
  const fields = Object.fromEntries(error.issues.map(({ path, message }) => [path.join('.'), message]))
  throw new Problem('invalid', 'Some fields need attention', fields)
}

const uuid = z.regexes.uuid()
const moment = z.regexes.datetime({ offset: true })
const types = new Set<unknown>(visitorEventTypes)
const kinds = new Set<unknown>(subjectKinds)

/** Agrees with the schema: it never says yes where that says no. */
export function isVisitorEvent(given: unknown): given is VisitorEvent {
  if (typeof given !== 'object' || given === null) return false
  const { id, type, subject, subjectId, visitId, at, detail, isPreview } = given as Record<string, unknown>
  return (
    isId(id) &&
    isId(subjectId) &&
    isId(visitId) &&
    types.has(type) &&
    kinds.has(subject) &&
    typeof at === 'string' &&
    moment.test(at) &&
    (detail === undefined || isDetail(detail)) &&
    (isPreview === undefined || typeof isPreview === 'boolean')
  )
}

const isId = (given: unknown) => typeof given === 'string' && uuid.test(given)

function isDetail(given: unknown) {
  if (typeof given !== 'object' || given === null) return false
  const { moduleId, text } = given as Record<string, unknown>
  return typeof moduleId === 'string' && moduleId.length <= 64 && typeof text === 'string' && text.length <= 120
}
