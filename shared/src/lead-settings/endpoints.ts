import * as z from 'zod'
import { wholeNumber } from '../advanced-settings/whole-number.ts'
import { defineEndpoints } from '../http/endpoint.ts'
import { OfficeHours } from '../leads/office-hours.ts'

const allow = 'ACCESS_ACCOUNT_SETTINGS'

export const LeadSettings = z.object({
  /** A new lead is overdue if it has had no response after this time. Null means never. */
  answerWithinHours: wholeNumber(1, 720).nullable(),
  /** When this time runs. Null means around the clock. */
  officeHours: OfficeHours.nullable(),
})
export type LeadSettings = z.infer<typeof LeadSettings>

export const leadSettingsEndpoints = defineEndpoints({
  'GET /agent/lead-settings': {
    allow,
    about: 'The response time for new leads and the office hours.',
    reply: LeadSettings,
  },
  'PUT /agent/lead-settings': {
    allow,
    about: 'Changes the response time for new leads and the office hours.',
    body: LeadSettings,
    reply: LeadSettings,
  },
})
