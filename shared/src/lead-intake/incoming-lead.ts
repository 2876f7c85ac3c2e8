import * as z from 'zod'
import { leadTypes } from '../activity/entry.ts'
import { contactIdentityMessage, tagMaximum } from '../contacts/contact.ts'
import { Email, Phone } from '../contacts/contact-method.ts'
import { TagName } from '../contacts/tag.ts'
import { OptionalText, RequiredLine } from '../http/fields.ts'
import { cleanLine } from '../text/clean-text.ts'
import { draftMaxLengths } from './lead-draft.ts'

export const sourceNameMaximum = 64

const Line = (maximum: number) => OptionalText(maximum).overwrite(cleanLine)

/** A person and what they ask for. */
const person = {
  firstName: Line(draftMaxLengths.firstName).default(''),
  lastName: Line(draftMaxLengths.lastName).default(''),
  email: Email.default(''),
  phone: Phone.default(''),
  address: Line(draftMaxLengths.address).default(''),
  message: OptionalText(draftMaxLengths.message).default(''),
  leadType: z.enum(leadTypes).default('GENERAL'),
}

interface Identity {
  firstName: string
  lastName: string
  email: string
  phone: string
}

const hasIdentity = ({ firstName, lastName, email, phone }: Identity) =>
  [firstName, lastName, email, phone].some((text) => text !== '')

const identityRule = { path: ['firstName'], message: contactIdentityMessage }

/** A lead that a program sends. */
export const IncomingLead = z
  .object({
    ...person,
    source: RequiredLine(sourceNameMaximum),
    tags: z.array(TagName).max(tagMaximum).default([]),
    /** With the same source and ID, a lead is created once. */
    externalId: Line(draftMaxLengths.externalId).default(''),
  })
  .refine(hasIdentity, identityRule)
export type IncomingLead = z.output<typeof IncomingLead>

/** The dialog that makes a lead of something that was received. */
export const LeadByHand = z.object(person).refine(hasIdentity, identityRule)
export type LeadByHand = z.output<typeof LeadByHand>

export const CreatedLead = z.object({
  leadId: z.string(),
  contactId: z.string(),
  /** False when the lead was created before. */
  isNew: z.boolean(),
})
export type CreatedLead = z.infer<typeof CreatedLead>
