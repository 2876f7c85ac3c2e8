import * as z from 'zod'
import { type NotificationChannel, NotificationKind, notificationChannels, supportsChannel } from './kinds.ts'

export const defaultDigestHour = 7

const DigestHour = z.int().min(0).max(23)

const Channels = z.object({ bell: z.boolean(), email: z.boolean(), digest: z.boolean() })
export type Channels = z.infer<typeof Channels>

export const NotificationSettings = z.object({
  kinds: z.record(NotificationKind, Channels),
  /** The hour of the daily email, in the agent’s time zone. */
  digestHour: DigestHour,
  timeZone: z.string(),
})
export type NotificationSettings = z.infer<typeof NotificationSettings>

/** Leaves out what stays as it is. */
export const NotificationSettingsChange = z
  .object({
    kinds: z.partialRecord(NotificationKind, Channels.partial()).exactOptional(),
    digestHour: DigestHour.exactOptional(),
  })
  .superRefine(({ kinds = {} }, context) => {
    for (const [kind, channels] of Object.entries(kinds) as [NotificationKind, Partial<Channels>][])
      for (const channel of listSwitchedOn(channels))
        if (!supportsChannel(kind, channel))
          context.addIssue({
            code: 'custom',
            path: ['kinds', kind, channel],
            message: 'This notification is not available this way',
          })
  })
export type NotificationSettingsChange = z.infer<typeof NotificationSettingsChange>

const listSwitchedOn = (channels: Partial<Channels>): NotificationChannel[] =>
  notificationChannels.filter((channel) => channels[channel])
