import { OptionalText, requiredMessage } from '@gable/shared/http/fields.ts'
import { implausibleDueTime, isPlausibleDueTime } from '@gable/shared/leads/due-time.ts'
import type { NextStep } from '@gable/shared/leads/next-step.ts'
import * as z from 'zod'
import { fromLocalTime, getDayFromNow } from '../design/format/local-time.ts'

export const nextStepChoices = [
  { value: 'NONE', label: 'None' },
  { value: 'DAY', label: 'In 1 day' },
  { value: 'WEEK', label: 'In 1 week' },
  { value: 'PICK', label: 'Pick' },
] as const
export type NextStepChoice = (typeof nextStepChoices)[number]['value']

/** What to do if the agent says only when. */
export const defaultAction = 'Follow up'

/** `due` is local time of the agency. */
export const NextStepForm = z
  .object({
    choice: z.enum(['NONE', 'DAY', 'WEEK', 'PICK']),
    action: OptionalText(200),
    due: z.string(),
  })
  .superRefine(({ choice, due }, { addIssue }) => {
    if (choice !== 'PICK') return
    if (due === '') addIssue({ code: 'custom', path: ['due'], message: requiredMessage })
    else if (!/^\d{4}-/.test(due) || !isPlausibleDueTime(due))
      addIssue({ code: 'custom', path: ['due'], message: implausibleDueTime })
  })
export type NextStepForm = z.infer<typeof NextStepForm>

export const emptyNextStep: NextStepForm = { choice: 'NONE', action: '', due: '' }

export function toNextStep({ choice, action, due }: NextStepForm, timeZone: string, now = Date.now()): NextStep | null {
  if (choice === 'NONE') return null
  const at = choice === 'PICK' ? fromLocalTime(due, timeZone) : getFollowUpTime(choice, timeZone, now)
  return { action: action || defaultAction, at }
}

/** Nine in the morning, a day or a week from today. */
const getFollowUpTime = (choice: 'DAY' | 'WEEK', timeZone: string, now = Date.now()): string =>
  fromLocalTime(`${getDayFromNow(choice === 'DAY' ? 1 : 7, timeZone, now)}T09:00`, timeZone)
