import { scheduleMaximum, tooEarlyMessage, tooLateMessage } from '@gable/shared/broadcasts/broadcast.ts'
import type { ContactSelection } from '@gable/shared/contacts/bulk.ts'
import { requiredMessage } from '@gable/shared/http/fields.ts'
import * as z from 'zod'
import { fromLocalTime } from '../design/format/local-time.ts'

const Choice = z.object({ value: z.string(), label: z.string() })

/** `startsAt` is local time of the agent. */
export const createSendForm = (timeZone: string, now: () => number = Date.now) =>
  z
    .object({
      content: Choice.nullable(),
      audience: Choice.nullable(),
      when: z.enum(['NOW', 'LATER']),
      startsAt: z.string(),
    })
    .superRefine(({ content, audience, when, startsAt }, { addIssue }) => {
      const addError = (path: string, message: string) => addIssue({ code: 'custom', path: [path], message })
      if (!content) addError('content', requiredMessage)
      if (!audience) addError('audience', requiredMessage)
      if (when === 'NOW') return
      const isComplete = /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(startsAt)
      if (startsAt === '') addError('startsAt', requiredMessage)
      else {
        const wait = isComplete ? Date.parse(fromLocalTime(startsAt.slice(0, 16), timeZone)) - now() : 0
        if (wait <= 0) addError('startsAt', tooEarlyMessage)
        if (wait > scheduleMaximum) addError('startsAt', tooLateMessage)
      }
    })

export type SendForm = z.infer<ReturnType<typeof createSendForm>>

/** The value of the option that selects every contact. */
export const allContacts = 'all'

/** The contacts of a segment, or all of them. */
export const toAudienceSelection = (value: string): ContactSelection => ({
  search: '',
  filters: [],
  ...(value !== allContacts && { segmentId: value }),
})

/** Undefined starts at once. */
export const toStart = ({ when, startsAt }: Pick<SendForm, 'when' | 'startsAt'>, timeZone: string) =>
  when === 'LATER' ? fromLocalTime(startsAt.slice(0, 16), timeZone) : undefined
