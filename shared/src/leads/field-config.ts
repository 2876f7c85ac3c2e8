import * as z from 'zod'
import { leadStages, leadTypes } from '../activity/entry.ts'

const Choice = <T extends readonly [string, ...string[]]>(values: T) =>
  z.object({ value: z.enum(values), label: z.string() })

/** The stages a lead moves through and the kinds of lead, in the order and words every screen shows. */
export const LeadFieldConfig = z.object({
  stages: z.array(Choice(leadStages)),
  leadTypes: z.array(Choice(leadTypes)),
  /** What leads are usually lost by; any other reason can be told as well. */
  lostReasons: z.array(z.string()),
  /** Whose leads can be. */
  agents: z.array(z.object({ _id: z.string(), fullName: z.string() })),
})
export type LeadFieldConfig = z.infer<typeof LeadFieldConfig>

export const leadFields: Omit<LeadFieldConfig, 'agents'> = {
  stages: [
    { value: 'NEW', label: 'New' },
    { value: 'CONTACTED', label: 'Contacted' },
    { value: 'QUALIFIED', label: 'Qualified' },
    { value: 'UNDER_CONTRACT', label: 'Under Contract' },
    { value: 'CLOSED', label: 'Closed' },
    { value: 'LOST', label: 'Lost' },
  ],
  leadTypes: [
    { value: 'HV', label: 'Home Value' },
    { value: 'SELLER', label: 'Seller' },
    { value: 'BUYER', label: 'Buyer' },
    { value: 'MORTGAGE', label: 'Mortgage' },
    { value: 'GENERAL', label: 'General' },
  ],
  lostReasons: [
    'Never answered',
    'Chose another agent',
    'Stays in the home for now',
    'Only curious about the value',
    'Price or financing',
    'Wrong contact details',
  ],
}
