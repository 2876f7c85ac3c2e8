import * as z from 'zod'
import { leadStages, leadTypes } from '../activity/entry.ts'
import { Id, OptionalText, RequiredText } from '../http/fields.ts'
import { detailMaxLengths } from '../journeys/contact-details.ts'
import { languages } from '../journeys/journey.ts'
import { Email, Phone } from './contact-method.ts'
import { subscriptionStates, textingStates } from './filter.ts'
import { tagLengthMaximum } from './tag.ts'

export const tagMaximum = 30
export const sourceMaximum = 64

/** Shown when a contact in a URL does not exist or belongs to another agency. */
export const contactNotFoundMessage = 'The contact you are attempting to reach is no longer available.'

const AgentName = z.object({ _id: z.string(), fullName: z.string() })

export const ContactProperty = z.object({
  _id: z.string(),
  fullAddress: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  propertyType: z.string(),
  isClaimed: z.boolean(),
  hasMortgage: z.boolean(),
  /** The latest estimate. */
  valueCents: z.number().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
})
export type ContactProperty = z.infer<typeof ContactProperty>

/** A contact as lists show it. */
export const ContactRow = z.object({
  _id: z.string(),
  fullName: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  emailId: z.string().nullable(),
  phone: z.string().nullable(),
  emailUnsubscribed: z.object({ isUnsub: z.boolean() }),
  texting: z.enum(textingStates),
  owner: AgentName.nullable(),
  tags: z.array(z.string()),
  source: z.string(),
  /** In which they read pages and emails; null while nobody knows. */
  language: z.enum(languages).nullable(),
  isNonMarketing: z.boolean(),
  isArchived: z.boolean(),
  /** Values by attribute key. */
  custom: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  /** Being added counts as activity. */
  lastActivityAt: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  properties: z.array(ContactProperty),
})
export type ContactRow = z.infer<typeof ContactRow>

/** The exact text a person agreed to. */
export const ContactConsent = z.object({
  wording: z.string(),
  version: z.string(),
  language: z.string(),
  at: z.string(),
  pageUrl: z.string().nullable(),
  submissionId: z.string(),
  subjectName: z.string(),
})
export type ContactConsent = z.infer<typeof ContactConsent>

/** What an agent answered for a list of new contacts. */
export const ImportConsent = z.object({
  importId: z.string(),
  fileName: z.string(),
  mayEmail: z.boolean(),
  by: z.string(),
  at: z.string(),
})
export type ImportConsent = z.infer<typeof ImportConsent>

export const ContactLead = z.object({
  _id: z.string(),
  leadType: z.enum(leadTypes),
  stage: z.enum(leadStages),
  valueCents: z.number().nullable(),
  address: z.string().nullable(),
  agentName: z.string().nullable(),
  nextAction: z.string().nullable(),
  nextActionAt: z.string().nullable(),
  createdAt: z.string(),
})
export type ContactLead = z.infer<typeof ContactLead>

/** One contact with everything its page header shows. */
export const Contact = ContactRow.extend({
  /** All emails and phone numbers, the primary one first. */
  emails: z.array(z.string()),
  phones: z.array(z.string()),
  /** The labels of emails and phone numbers that have one. */
  methodLabels: z.record(z.string(), z.string()),
  subscription: z.object({
    state: z.enum(subscriptionStates),
    since: z.string().nullable(),
    /** The agent who unsubscribed them; null when they unsubscribed themselves. */
    by: z.string().nullable(),
    /** False when they unsubscribed themselves: an agent cannot resubscribe them. */
    mayResubscribe: z.boolean(),
  }),
  /** The latest consent to be contacted. */
  consent: ContactConsent.nullable(),
  /** The answer about consent in the import that created the contact. */
  importConsent: ImportConsent.nullable(),
  leads: z.array(ContactLead),
  dashboards: z.array(z.object({ _id: z.string(), name: z.string(), views: z.number(), lastViewedAt: z.string() })),
})
export type Contact = z.infer<typeof Contact>

/** Property endpoints also expose `id` and `email`. */
export const PropertyContact = ContactRow.extend({ id: z.string(), email: z.string().nullable() })
export type PropertyContact = z.infer<typeof PropertyContact>

const Tags = z
  .array(RequiredText(tagLengthMaximum))
  .max(tagMaximum, `A contact cannot have more than ${tagMaximum} tags`)
const Address = OptionalText(250)

const fields = {
  firstName: OptionalText(detailMaxLengths.firstName),
  lastName: OptionalText(detailMaxLengths.lastName),
  emailId: Email,
  phone: Phone,
  source: OptionalText(sourceMaximum),
  ownerId: Id.nullable(),
  tags: Tags,
  language: z.enum(languages).nullable(),
  isNonMarketing: z.boolean(),
  /** A null value removes the attribute. */
  custom: z.record(z.string().max(40), z.unknown()),
}

export const contactIdentityMessage = 'Please enter a name, an email or a phone number'

export const NewContact = z.object({
  ...fields,
  firstName: fields.firstName.default(''),
  lastName: fields.lastName.default(''),
  emailId: Email.default(''),
  phone: Phone.default(''),
  source: fields.source.default(''),
  ownerId: Id.nullable().optional(),
  tags: Tags.default([]),
  language: fields.language.default(null),
  isNonMarketing: z.boolean().default(false),
  custom: fields.custom.default({}),
  /** The address of a property they own. */
  address: Address.default(''),
})
export type NewContact = z.output<typeof NewContact>

export const ContactChange = z
  .object({
    ...fields,
    /** The address of another property they own; existing ones stay. */
    address: Address,
    basedOn: z.iso.datetime(),
  })
  .partial()
export type ContactChange = z.output<typeof ContactChange>
