import * as z from 'zod'
import { subjectKinds } from '../assets/subject.ts'
import { Id } from '../http/fields.ts'

export const visitorEventTypes = ['view', 'entrance', 'click'] as const

/**
 * What happened once on somebody's screen. The id is made there with the event and stays with it however often it is
 * sent; one that carries its time (UUIDv7, as `newId` makes them) is counted at that time, any other at `at`.
 */
export const VisitorEvent = z.object({
  id: Id,
  type: z.enum(visitorEventTypes),
  subject: z.enum(subjectKinds),
  subjectId: Id,
  visitId: Id,
  at: z.iso.datetime({ offset: true }),
  detail: z.object({ moduleId: z.string().max(64), text: z.string().max(120) }).optional(),
  /** Of an agent who looks at the own work: kept apart and not counted. */
  isPreview: z.boolean().optional(),
})
export type VisitorEvent = z.output<typeof VisitorEvent>

export const eventsMaximum = 100
export const VisitorEvents = z.union([VisitorEvent, z.array(VisitorEvent).min(1).max(eventsMaximum)])

/** `ignored` were not counted: of things unknown or taken away, of machines and previews, or of a clock far off. */
export const EventReceipt = z.object({ accepted: z.number(), ignored: z.number() })
