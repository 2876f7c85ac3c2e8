import * as z from 'zod'
import { assetKinds } from '../assets/asset.ts'
import { Id } from '../http/fields.ts'
import { maxVariantLength } from '../traffic/shown-variant.ts'

export const visitorEventTypes = ['view', 'entrance', 'click', 'step'] as const

/** Counted by an image of the page where no script runs. */
export const pixelTypes = ['view', 'entrance'] as const
export type PixelType = (typeof pixelTypes)[number]

/** Longer than any part is stored. */
export const maxPartLength = 300

/** What the browser read from the address of its page and from the page before. */
export const VisitReferralInput = z.object({
  campaign: z.string().max(maxPartLength).optional(),
  source: z.string().max(maxPartLength).optional(),
  medium: z.string().max(maxPartLength).optional(),
  referrer: z.string().max(maxPartLength).optional(),
  hasTouch: z.boolean().optional(),
  variant: z.string().max(maxVariantLength).optional(),
})

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
  /** Where the visit came from. Scripts from before it was recorded send nothing. */
  from: VisitReferralInput.optional(),
  /** Sent from an agent's own preview: stored but not counted. */
  isPreview: z.boolean().optional(),
})
export type VisitorEvent = z.output<typeof VisitorEvent>

export const maxEventsPerRequest = 100
export const VisitorEvents = z.union([VisitorEvent, z.array(VisitorEvent).min(1).max(maxEventsPerRequest)])

/** `ignored` events are not counted: unknown or archived asset, bot, preview, or implausible time. */
export const EventReceipt = z.object({ accepted: z.number(), ignored: z.number() })
