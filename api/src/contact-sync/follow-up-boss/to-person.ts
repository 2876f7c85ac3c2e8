import { tagLengthMaximum } from '@gable/shared/contacts/tag.ts'
import { isEmail, isPhone } from '@gable/shared/identity/contact-formats.ts'
import { toPhoneKey } from '@gable/shared/identity/phone-key.ts'
import { type ParsedAddress, parseAddress } from '@gable/shared/imports/parse-address.ts'
import { detailMaxLengths } from '@gable/shared/journeys/contact-details.ts'
import { cleanLine } from '@gable/shared/text/clean-text.ts'
import * as z from 'zod'
import type { CrmPerson } from '../crm.ts'

const text = z.string().nullish()
const Method = z.looseObject({ value: text, isPrimary: z.union([z.boolean(), z.number()]).nullish() })
const Address = z.looseObject({ street: text, city: text, state: text, code: text })

/** A person as the API returns them. Only the id is required. */
export const RawPerson = z.looseObject({
  id: z.union([z.number().int().positive(), z.string().regex(/^\d{1,18}$/)]),
  name: text,
  firstName: text,
  lastName: text,
  emails: z.array(Method).nullish(),
  phones: z.array(Method).nullish(),
  addresses: z.array(Address).nullish(),
  tags: z.array(z.string()).nullish(),
  stage: text,
  source: text,
  assignedUserId: z.union([z.number(), z.string()]).nullish(),
  created: text,
  updated: text,
})
export type RawPerson = z.output<typeof RawPerson>

const maxMethods = 50

export function toPerson(raw: RawPerson): CrmPerson {
  const { firstName, lastName } = toName(raw)
  const stage = cleanLine(raw.stage ?? '')
  return {
    id: String(raw.id),
    firstName,
    lastName,
    stage,
    raw,
    emails: toMethods(raw.emails, (value) => value.toLowerCase(), isEmail, detailMaxLengths.email),
    phones: uniqueBy(
      toMethods(raw.phones, (value) => value, isPhone, detailMaxLengths.phone),
      toPhoneKey,
    ),
    addresses: (raw.addresses ?? []).slice(0, maxMethods).flatMap((address) => toAddress(address) ?? []),
    tags: uniqueBy(
      (raw.tags ?? []).map(cleanLine).filter((tag) => tag !== '' && tag.length <= tagLengthMaximum),
      (tag) => tag.toLowerCase(),
    ),
    source: cleanLine(raw.source ?? '').slice(0, 64),
    userId: raw.assignedUserId ? String(raw.assignedUserId) : null,
    createdAt: toDate(raw.created),
    updatedAt: toDate(raw.updated) ?? new Date(0),
    isDeleted: stage.toLowerCase() === 'trash',
    fields: Object.fromEntries(
      Object.entries(raw).filter(
        ([name]) => name.startsWith('custom') || ['stage', 'background', 'price'].includes(name),
      ),
    ),
  }
}

function toName({ name, firstName, lastName }: RawPerson) {
  const clean = (value: string | null | undefined) =>
    cleanLine(value ?? '')
      .slice(0, detailMaxLengths.firstName)
      .trim()
  if (firstName || lastName) return { firstName: clean(firstName), lastName: clean(lastName) }
  const [first = '', ...rest] = cleanLine(name ?? '').split(' ')
  // What the app calls people without a name.
  if (/^no name$/i.test(name ?? '')) return { firstName: '', lastName: '' }
  return { firstName: clean(first), lastName: clean(rest.join(' ')) }
}

function toMethods(
  methods: RawPerson['emails'],
  normalize: (value: string) => string,
  isValid: (value: string) => boolean,
  maximum: number,
): string[] {
  const sorted = [...(methods ?? [])].sort((a, b) => Number(Boolean(b.isPrimary)) - Number(Boolean(a.isPrimary)))
  const values = sorted.map(({ value }) => normalize(cleanLine(value ?? '')))
  return [...new Set(values.filter((value) => value.length <= maximum && isValid(value)))].slice(0, maxMethods)
}

const toAddress = ({ street, city, state, code }: z.output<typeof Address>): ParsedAddress | null => {
  const part = { street: cleanLine(street ?? ''), city: cleanLine(city ?? ''), state: cleanLine(state ?? '') }
  const address = parseAddress({ ...part, address: '', zip: cleanLine(code ?? '') })
  return address && address.full.length <= 250 ? address : null
}

function uniqueBy(values: string[], toKey: (value: string) => string): string[] {
  return [...new Map(values.map((value) => [toKey(value), value])).values()]
}

const toDate = (value: string | null | undefined): Date | null => {
  const time = Date.parse(value ?? '')
  return Number.isNaN(time) ? null : new Date(time)
}
