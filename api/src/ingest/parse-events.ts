import { assetKinds } from '@gable/shared/assets/asset.ts'
import { invalid, Problem } from '@gable/shared/http/problem.ts'
import { notJsonMessage } from '@gable/shared/http/validation-message.ts'
import {
  maxEventsPerRequest,
  maxPartLength,
  VisitorEvent,
  visitorEventTypes,
} from '@gable/shared/ingest/visitor-event.ts'
import { maxVariantLength } from '@gable/shared/traffic/shown-variant.ts'
import { referralParts } from '@gable/shared/traffic/traffic.ts'
import * as z from 'zod'

/**
 * Parses the events a browser sent. Nearly all are valid, so a fast hand-written check accepts those. The schema decides
 * about the rest and explains what is wrong.
 */
export function parseEvents(body: string): VisitorEvent[] {
  const value = parseJson(body)
  const list: unknown[] = Array.isArray(value) ? value : [value]
  if (list.length > 0 && list.length <= maxEventsPerRequest && list.every(isVisitorEvent)) return list
  return Array.isArray(value) ? parseWith(EventList, value) : [parseWith(VisitorEvent, value)]
}

const EventList = z.array(VisitorEvent).min(1).max(maxEventsPerRequest)

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    throw new Problem('bad_request', notJsonMessage)
  }
}

function parseWith<T>(schema: z.ZodType<T>, value: unknown): T {
  const { success, data, error } = schema.safeParse(value)
  if (success) return data
  const fields = Object.fromEntries(error.issues.map(({ path, message }) => [path.join('.'), message]))
  throw invalid(fields)
}

const uuid = z.regexes.uuid()
const dateTime = z.regexes.datetime({ offset: true })
const types = new Set<unknown>(visitorEventTypes)
const kinds = new Set<unknown>(assetKinds)

/** Must never accept an event that the schema rejects. */
export function isVisitorEvent(value: unknown): value is VisitorEvent {
  if (typeof value !== 'object' || value === null) return false
  const { id, type, subject, subjectId, visitId, at, detail, from, isPreview } = value as Record<string, unknown>
  return (
    isId(id) &&
    isId(subjectId) &&
    isId(visitId) &&
    types.has(type) &&
    kinds.has(subject) &&
    typeof at === 'string' &&
    dateTime.test(at) &&
    (detail === undefined || isDetail(detail)) &&
    (from === undefined || isReferral(from)) &&
    (isPreview === undefined || typeof isPreview === 'boolean')
  )
}

function isReferral(value: unknown) {
  if (typeof value !== 'object' || value === null) return false
  const { hasTouch, variant } = value as Record<string, unknown>
  return (
    (hasTouch === undefined || typeof hasTouch === 'boolean') &&
    (variant === undefined || (typeof variant === 'string' && variant.length <= maxVariantLength)) &&
    referralParts.every((part) => {
      const text = (value as Record<string, unknown>)[part]
      return text === undefined || (typeof text === 'string' && text.length <= maxPartLength)
    })
  )
}

const isId = (value: unknown) => typeof value === 'string' && uuid.test(value)

function isDetail(value: unknown) {
  if (typeof value !== 'object' || value === null) return false
  const { moduleId, text } = value as Record<string, unknown>
  return typeof moduleId === 'string' && moduleId.length <= 64 && typeof text === 'string' && text.length <= 120
}
