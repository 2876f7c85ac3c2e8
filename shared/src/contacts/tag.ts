import * as z from 'zod'
import { RequiredLine } from '../http/fields.ts'

export const tagLengthMaximum = 64

export const TagName = RequiredLine(tagLengthMaximum)

/** A tag and where it is used. */
export const Tag = z.object({
  name: z.string(),
  /** Archived contacts are not counted. */
  contacts: z.number(),
  /** Segments that filter by it. */
  segments: z.number(),
  /** Dashboards with modules that only some contacts see, chosen by it. */
  dashboards: z.number(),
  /** Automations and workflows that name it in their draft or as published. Archived ones are not counted. */
  automations: z.number(),
})
export type Tag = z.infer<typeof Tag>

export const tagSorts = ['name', 'contacts'] as const
