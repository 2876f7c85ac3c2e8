import {
  type AttributeDefinition,
  type AttributeValue,
  faultOfValue,
  keptValue,
} from '@gable/shared/contacts/attribute.ts'
import { type ContactChange, type ContactRow, NewContact, nobodyMessage } from '@gable/shared/contacts/contact.ts'
import { noOwner } from '@gable/shared/contacts/filter.ts'
import * as z from 'zod'
import type { Choice } from '../../design/inputs/option.ts'
import { phoneText } from '../phone-text.ts'

/** What can be said of a contact in a form: the rules of the contract, and those of the account's attributes. */
export const contactForm = (attributes: readonly AttributeDefinition[]) =>
  NewContact.extend({
    ownerId: z.string().transform((owner) => (owner === noOwner ? null : owner)),
    address: z.custom<Choice | null>().transform((choice) => choice?.value ?? ''),
    custom: z.record(z.string(), z.custom<AttributeValue | null>()).superRefine((custom, { addIssue }) => {
      for (const attribute of attributes) {
        const kept = keptValue(custom[attribute.key])
        const fault = kept === undefined ? undefined : faultOfValue(attribute, kept)
        if (fault) addIssue({ code: 'custom', path: [attribute.key], message: fault })
      }
    }),
  }).refine(({ firstName, lastName, emailId, phone }) => firstName || lastName || emailId || phone, {
    path: ['firstName'],
    message: nobodyMessage,
    // Said together with what else is wrong.
    when: () => true,
  })

type ContactForm = ReturnType<typeof contactForm>
export type ContactFormValues = z.input<ContactForm>
export type ContactFormResult = z.output<ContactForm>

export const blankValues = (
  attributes: readonly AttributeDefinition[],
  ownerId: string | null,
): Required<ContactFormValues> => ({
  firstName: '',
  lastName: '',
  emailId: '',
  phone: '',
  source: '',
  ownerId: ownerId ?? noOwner,
  tags: [],
  isNonMarketing: false,
  custom: customOf(attributes, {}),
  address: null,
})

export const valuesOf = (
  contact: ContactRow,
  attributes: readonly AttributeDefinition[],
): Required<ContactFormValues> => ({
  firstName: contact.firstName,
  lastName: contact.lastName,
  emailId: contact.emailId ?? '',
  phone: contact.phone === null ? '' : phoneText(contact.phone),
  source: contact.source,
  ownerId: contact.owner?._id ?? noOwner,
  tags: contact.tags,
  isNonMarketing: contact.isNonMarketing,
  custom: customOf(attributes, contact.custom),
  address: null,
})

/** What of the form was changed, as it is sent: what others change meanwhile stays theirs. */
export function changeOf(result: ContactFormResult, changed: Partial<Record<string, unknown>>): ContactChange {
  const { custom, ...fields } = result
  const touched = (changed.custom ?? {}) as Record<string, unknown>
  const values = Object.entries(custom).filter(([key]) => touched[key])
  return {
    ...Object.fromEntries(Object.entries(fields).filter(([name]) => changed[name])),
    ...(values.length > 0 && { custom: Object.fromEntries(values) }),
  }
}

const customOf = (attributes: readonly AttributeDefinition[], custom: ContactRow['custom']) =>
  Object.fromEntries(attributes.map(({ key }) => [key, custom[key] ?? null]))
