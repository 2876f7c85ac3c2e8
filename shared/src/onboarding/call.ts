import * as z from 'zod'

export const callMinutes = 20

/** The available onboarding calls, in the agency's time zone. */
export const CallDetails = z.object({ timeZone: z.string(), minutes: z.number(), slots: z.array(z.string()) })

export const CallChoice = z.object({ slot: z.iso.datetime({ offset: true }).nullable() })

/** The call an agency has booked, until it is over. */
export const BookedCall = z.object({
  startsAt: z.string(),
  endsAt: z.string(),
  /** The agency's time zone, in which the times were offered. */
  timeZone: z.string(),
  /** Who booked it, and where we call. */
  agent: z.object({ fullName: z.string(), phone: z.string().nullable() }),
})
export type BookedCall = z.infer<typeof BookedCall>
