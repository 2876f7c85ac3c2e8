import {
  type AttributeDefinition,
  type AttributeValue,
  getAttributeValueError,
  normalizeAttributeValue,
} from '@gable/shared/contacts/attribute.ts'
import {
  type ContactChange,
  type ContactRow,
  contactIdentityMessage,
  NewContact,
} from '@gable/shared/contacts/contact.ts'
import { noLanguage, noOwner } from '@gable/shared/contacts/filter.ts'
import { languages } from '@gable/shared/journeys/journey.ts'
import * as z from 'zod'
import { formatPhone } from '../../design/format/phone.ts'
import type { Choice } from '../../design/inputs/option.ts'

/** The schema of the contact form: the API's rules plus those of the custom attributes. */
export const createContactSchema = (attributes: readonly AttributeDefinition[]) =>
  NewContact.extend({
    ownerId: z.string().transform((owner) => (owner === noOwner ? null : owner)),
    language: z.enum([...languages, noLanguage]).transform((language) => (language === noLanguage ? null : language)),
    address: z.custom<Choice | null>().transform((choice) => choice?.value ?? ''),
    custom: z.record(z.string(), z.custom<AttributeValue | null>()).superRefine((custom, { addIssue }) => {
      for (const attribute of attributes) {
        const value = normalizeAttributeValue(custom[attribute.key])
        const message = value === undefined ? undefined : getAttributeValueError(attribute, value)
        if (message) addIssue({ code: 'custom', path: [attribute.key], message })
      }
    }),
  }).refine(({ firstName, lastName, emailId, phone }) => firstName || lastName || emailId || phone, {
    path: ['firstName'],
    message: contactIdentityMessage,
    // Runs even if other fields are invalid, so that all errors show at once.
    when: () => true,
  })

type ContactForm = ReturnType<typeof createContactSchema>
type ContactFormValues = z.input<ContactForm>
export type ContactFormResult = z.output<ContactForm>

export const getBlankValues = (
  attributes: readonly AttributeDefinition[],
  ownerId: string | null,
): Required<ContactFormValues> => ({
  firstName: '',
  lastName: '',
  emailId: '',
  phone: '',
  source: '',
  ownerId: ownerId ?? noOwner,
  language: noLanguage,
  tags: [],
  isNonMarketing: false,
  custom: toCustomValues(attributes, {}),
  address: null,
})

export const toFormValues = (
  contact: ContactRow,
  attributes: readonly AttributeDefinition[],
): Required<ContactFormValues> => ({
  firstName: contact.firstName,
  lastName: contact.lastName,
  emailId: contact.emailId ?? '',
  phone: contact.phone === null ? '' : formatPhone(contact.phone),
  source: contact.source,
  ownerId: contact.owner?._id ?? noOwner,
  language: contact.language ?? noLanguage,
  tags: contact.tags,
  isNonMarketing: contact.isNonMarketing,
  custom: toCustomValues(attributes, contact.custom),
  address: null,
})

/** Sends only the fields that were edited, so that edits others make to other fields survive. */
export function toContactChange(result: ContactFormResult, changed: Partial<Record<string, unknown>>): ContactChange {
  const { custom, ...fields } = result
  const changedCustom = (changed.custom ?? {}) as Record<string, unknown>
  const values = Object.entries(custom).filter(([key]) => changedCustom[key])
  return {
    ...Object.fromEntries(Object.entries(fields).filter(([name]) => changed[name])),
    ...(values.length > 0 && { custom: Object.fromEntries(values) }),
  }
}

const toCustomValues = (attributes: readonly AttributeDefinition[], custom: ContactRow['custom']) =>
  Object.fromEntries(attributes.map(({ key }) => [key, custom[key] ?? null]))
