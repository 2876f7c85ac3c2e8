import { type LeadType, leadTypes } from '@gable/shared/activity/entry.ts'
import { OptionalText, requiredMessage } from '@gable/shared/http/fields.ts'
import { implausibleDueTime, isPlausibleDueTime } from '@gable/shared/leads/due-time.ts'
import { NewLeadPerson } from '@gable/shared/leads/new-lead.ts'
import * as z from 'zod'
import { leadValue } from './lead-value.ts'

/** The form for a new lead. `due` is local time of the agency. */
export const AddLeadForm = z
  .object({
    who: z.enum(['CONTACT', 'PERSON']),
    contact: z.object({ value: z.string(), label: z.string() }).nullable(),
    propertyId: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    emailId: z.string(),
    phone: z.string(),
    address: z.string(),
    leadType: z
      .enum(leadTypes)
      .nullable()
      .refine((type) => type !== null, requiredMessage)
      .transform((type) => type as LeadType),
    valueCents: leadValue,
    agentId: z.string(),
    nextAction: OptionalText(200),
    due: z.string().refine((due) => due === '' || (/^\d{4}-/.test(due) && isPlausibleDueTime(due)), implausibleDueTime),
  })
  .superRefine((form, { addIssue }) => {
    if (form.who === 'CONTACT') {
      if (!form.contact) addIssue({ code: 'custom', path: ['contact'], message: requiredMessage })
      return
    }
    for (const { path, message } of NewLeadPerson.safeParse(toPerson(form)).error?.issues ?? [])
      addIssue({ code: 'custom', path, message })
  })
export type AddLeadForm = z.output<typeof AddLeadForm>
export type AddLeadValues = z.input<typeof AddLeadForm>

export const getBlankLead = (agentId: string): AddLeadValues => ({
  who: 'CONTACT',
  contact: null,
  propertyId: '',
  firstName: '',
  lastName: '',
  emailId: '',
  phone: '',
  address: '',
  leadType: null,
  valueCents: null,
  agentId,
  nextAction: '',
  due: '',
})

type PersonValues = Pick<AddLeadValues, 'firstName' | 'lastName' | 'emailId' | 'phone' | 'address'>

export const toPerson = ({ firstName, lastName, emailId, phone, address }: PersonValues) => ({
  firstName,
  lastName,
  emailId,
  phone,
  address,
})
