import * as z from 'zod'
import { leadStages, leadTypes } from '../activity/entry.ts'

const Choice = <T extends readonly [string, ...string[]]>(values: T) =>
  z.object({ value: z.enum(values), label: z.string() })

/** Stages and types of leads, in the order and with the labels that every screen shows. */
export const LeadFieldConfig = z.object({
  stages: z.array(Choice(leadStages)),
  leadTypes: z.array(Choice(leadTypes)),
  /** Suggestions; any other reason is accepted as well. */
  lostReasons: z.array(z.string()),
  /** Campaigns that brought submissions. */
  campaigns: z.array(z.string()),
  /** Agents a lead can be assigned to. */
  agents: z.array(z.object({ _id: z.string(), fullName: z.string() })),
})
export type LeadFieldConfig = z.infer<typeof LeadFieldConfig>

export const leadFields: Omit<LeadFieldConfig, 'agents' | 'campaigns'> = {
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
    'Staying in their home for now',
    'Just curious about the value',
    'Price or financing',
    'Wrong contact details',
  ],
}
