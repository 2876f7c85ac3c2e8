import * as z from 'zod'
import { assetKinds } from '../assets/asset.ts'
import { Id } from '../http/fields.ts'

export const visitorEventTypes = ['view', 'entrance', 'click'] as const

/** Counted by an image of the page where no script runs. */
export const pixelTypes = ['view', 'entrance'] as const
export type PixelType = (typeof pixelTypes)[number]

/**
 * The browser creates the id with the event and keeps it for retries. A UUIDv7 (see `newId`) carries the time of the event;
 * for any other id, `at` is its time.
 */
export const VisitorEvent = z.object({
  id: Id,
  type: z.enum(visitorEventTypes),
  subject: z.enum(assetKinds),
  subjectId: Id,
  visitId: Id,
  at: z.iso.datetime({ offset: true }),
  detail: z.object({ moduleId: z.string().max(64), text: z.string().max(120) }).optional(),
  /** Sent from an agent's own preview: stored but not counted. */
  isPreview: z.boolean().optional(),
})
export type VisitorEvent = z.output<typeof VisitorEvent>

export const maxEventsPerRequest = 100
export const VisitorEvents = z.union([VisitorEvent, z.array(VisitorEvent).min(1).max(maxEventsPerRequest)])

/** `ignored` events are not counted: unknown or archived asset, bot, preview, or implausible time. */
export const EventReceipt = z.object({ accepted: z.number(), ignored: z.number() })
