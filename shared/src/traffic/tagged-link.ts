import * as z from 'zod'
import { channels } from './channels.ts'

const Name = z.string().trim().min(1, 'Please enter a name').max(80, 'Please enter at most 80 characters')

export const TaggedLink = z.object({
  _id: z.string(),
  channel: z.enum(channels),
  name: z.string(),
  source: z.string(),
  medium: z.string(),
  campaign: z.string(),
  createdAt: z.string(),
  isArchived: z.boolean(),
  /** Since the link was made. */
  statistics: z.object({ views: z.number(), entrances: z.number(), leads: z.number() }),
})
export type TaggedLink = z.infer<typeof TaggedLink>

export const NewTaggedLink = z.object({
  channel: z.enum(channels, 'Please choose a channel'),
  name: Name,
  campaign: z.string().trim().max(80, 'Please enter at most 80 characters').default(''),
})
export type NewTaggedLink = z.output<typeof NewTaggedLink>

export const TaggedLinkName = z.object({ name: Name })

export const maxTaggedLinks = 200
