import { type AttributeDefinition, type AttributeValue, getAttributeValueError } from '../contacts/attribute.ts'
import { contactIdentityMessage, sourceMaximum, tagMaximum } from '../contacts/contact.ts'
import { unescapeFormula } from '../exports/csv.ts'
import { tooLongMessage } from '../http/fields.ts'
import { isEmail, isPhone } from '../identity/contact-formats.ts'
import { detailMaxLengths } from '../journeys/contact-details.ts'
import { cleanLine, cleanText } from '../text/clean-text.ts'
import { parseInstant } from './parse-instant.ts'
import { parseValue } from './parse-value.ts'
import { noteCellMaximum, splitNotes } from './split-notes.ts'
import { targetLabels, toAttributeTarget } from './targets.ts'

export type ImportedAttribute = Pick<AttributeDefinition, 'key' | 'label' | 'type' | 'choices'>

/** A person as one row of a file describes them. */
export interface ParsedRow {
  firstName: string
  lastName: string
  /** The primary one first. */
  emails: string[]
  phones: string[]
  source: string
  owner: string
  tags: string[]
  isUnsubscribed: boolean
  address: { full: string; city: string; state: string; zip: string } | null
  custom: Record<string, AttributeValue>
  /** The time when the other system added the contact. */
  createdAt: string | null
  notes: string[]
  notedAt: string | null
}

/** Parses a row by the mapping of its columns. Each error message names its column. */
export function parseRow(
  cells: readonly string[],
  mapping: readonly string[],
  attributes: readonly ImportedAttribute[],
  now: number = Date.now(),
) {
  const texts = groupByTarget(cells, mapping)
  const firstOf = (target: string) => texts.get(target)?.[0] ?? ''
  const [firstName, lastName] = parseName(firstOf('firstName'), firstOf('lastName'), firstOf('fullName'))
  const custom = new Map<string, AttributeValue>()
  const errors: string[] = []
  for (const attribute of attributes) {
    const text = firstOf(toAttributeTarget(attribute))
    if (text === '') continue
    const value = parseValue(text, attribute)
    const error = getAttributeValueError(attribute, value)
    if (error || value === undefined) errors.push(`${attribute.label}: ${error}`)
    else custom.set(attribute.key, value)
  }
  const parseDate = (target: 'createdAt' | 'noteDate') => {
    const text = firstOf(target)
    const parsed = text === '' ? { at: null } : parseInstant(text, now)
    if ('at' in parsed) return parsed.at
    errors.push(`${targetLabels[target]}: “${truncate(text)}” ${parsed.error}`)
    return null
  }
  const noteTexts = texts.get('note') ?? []
  const row: ParsedRow = {
    firstName,
    lastName,
    emails: uniqueIgnoringCase(splitList(texts, 'email').map((email) => email.toLowerCase())),
    phones: uniqueIgnoringCase(splitList(texts, 'phone').map(removeExtension)),
    source: firstOf('source'),
    owner: firstOf('owner'),
    tags: uniqueIgnoringCase(splitList(texts, 'tags').filter((tag) => !isGoogleSystemGroup(tag))),
    isUnsubscribed: isYes(firstOf('unsubscribed')),
    address: parseAddress(firstOf),
    custom: Object.fromEntries(custom),
    createdAt: parseDate('createdAt'),
    notes: noteTexts.flatMap(splitNotes),
    notedAt: noteTexts.length > 0 ? parseDate('noteDate') : null,
  }
  if (noteTexts.some((text) => text.length > noteCellMaximum))
    errors.push(`${targetLabels.note}: ${tooLongMessage(noteCellMaximum)}`)
  return { row, errors: [...validateRow(row), ...errors, ...findExtraCells(cells, mapping)] }
}

/** The texts of the row by target. Several columns may have the same target. */
function groupByTarget(cells: readonly string[], mapping: readonly string[]) {
  const texts = new Map<string, string[]>()
  for (const [index, target] of mapping.entries()) {
    const clean = target === 'note' ? cleanText : cleanLine
    const text = clean(unescapeFormula(cells[index] ?? ''))
    if (target === '' || text === '') continue
    const existing = texts.get(target)
    if (existing) existing.push(text)
    else texts.set(target, [text])
  }
  return texts
}

/** Cells separate values by commas or semicolons. Google Contacts uses three colons. */
const splitList = (texts: Map<string, string[]>, target: string) =>
  (texts.get(target) ?? []).flatMap((text) => text.split(/\s*(?::::|[;,|])\s*/)).filter((text) => text !== '')

const uniqueIgnoringCase = (texts: string[]) => [...new Map(texts.map((text) => [text.toLowerCase(), text])).values()]

const removeExtension = (phone: string) => phone.replace(/\s*(x|ext\.?)\s*\d+$/i, '')

/** Google Contacts marks its own groups with an asterisk, such as “* myContacts”. */
const isGoogleSystemGroup = (tag: string) => tag === '*' || /^\* /.test(tag)

const isYes = (text: string) => /^(yes|y|true|1|x|unsubscribed|opted out)$/i.test(text)

/** A full name is “First Last” or “Last, First”. */
function parseName(first: string, last: string, full: string): [string, string] {
  if (first || last || !full) return [first, last]
  const [, beforeComma, afterComma] = /^([^,]+),\s*([^,]+)$/.exec(full) ?? []
  if (beforeComma && afterComma) return [afterComma, beforeComma]
  const words = full.split(' ')
  return words.length === 1 ? [full, ''] : [words.slice(0, -1).join(' '), words.at(-1) ?? '']
}

function parseAddress(firstOf: (target: string) => string): ParsedRow['address'] {
  const [city, state, zip] = [firstOf('city'), firstOf('state'), firstOf('zip')]
  const street = firstOf('street')
  const full = firstOf('address') || (street && [street, city, `${state} ${zip}`.trim()].filter(Boolean).join(', '))
  return full ? { full, city, state, zip } : null
}

function validateRow({ firstName, lastName, emails, phones, source, tags, address }: ParsedRow): string[] {
  const checkLength = (label: string, text: string, maximum: number) =>
    text.length > maximum ? [`${label}: ${tooLongMessage(maximum)}`] : []
  return [
    ...(firstName || lastName || emails.length > 0 || phones.length > 0 ? [] : [contactIdentityMessage]),
    ...checkLength(targetLabels.firstName, firstName, detailMaxLengths.firstName),
    ...checkLength(targetLabels.lastName, lastName, detailMaxLengths.lastName),
    ...emails
      .filter((email) => !isEmail(email) || email.length > detailMaxLengths.email)
      .map((email) => `Email: “${truncate(email)}” is not an email address`),
    ...phones
      .filter((phone) => !isPhone(phone) || phone.length > detailMaxLengths.phone)
      .map((phone) => `Phone: “${truncate(phone)}” is not a phone number`),
    ...checkLength(targetLabels.source, source, sourceMaximum),
    ...(tags.length > tagMaximum ? [`Tags: A contact cannot have more than ${tagMaximum} tags`] : []),
    ...tags.flatMap((tag) => checkLength(targetLabels.tags, tag, 64)),
    ...checkLength(targetLabels.address, address?.full ?? '', 250),
  ]
}

const findExtraCells = (cells: readonly string[], mapping: readonly string[]) =>
  cells.slice(mapping.length).some((cell) => cell.trim() !== '') ? ['This row has more cells than the header'] : []

const truncate = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text)
