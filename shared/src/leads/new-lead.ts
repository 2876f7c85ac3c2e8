import * as z from 'zod'
import { leadTypes } from '../activity/entry.ts'
import { contactIdentityMessage, NewContact } from '../contacts/contact.ts'
import { Id, OptionalText, requiredMessage } from '../http/fields.ts'
import { DueTime } from './due-time.ts'

export const Cents = z
  .number('Please enter an amount')
  .int()
  .min(0, 'This field cannot be less than 0')
  .max(99_999_999_999_900, 'This field cannot be greater than 999999999999')

/** A person who is not a contact yet. */
export const NewLeadPerson = NewContact.pick({
  firstName: true,
  lastName: true,
  emailId: true,
  phone: true,
  address: true,
}).refine(({ firstName, lastName, emailId, phone }) => firstName || lastName || emailId || phone, {
  path: ['firstName'],
  message: contactIdentityMessage,
})

export const NewLead = z
  .object({
    contactId: Id.optional(),
    /** Instead of `contactId`. */
    person: NewLeadPerson.optional(),
    leadType: z.enum(leadTypes, requiredMessage),
    /** A property of the contact. The address of a new person becomes their property. */
    propertyId: Id.nullable().default(null),
    valueCents: Cents.nullable().default(null),
    agentId: Id.nullable().optional(),
    nextAction: OptionalText(200).nullable().default(null),
    nextActionAt: DueTime.nullable().default(null),
  })
  .refine(({ contactId, person }) => (contactId === undefined) !== (person === undefined), {
    path: ['contactId'],
    message: requiredMessage,
  })
