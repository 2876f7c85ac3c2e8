import { type AttributeDefinition, type AttributeValue, getAttributeValueError } from '../contacts/attribute.ts'
import { contactIdentityMessage, sourceMaximum, tagMaximum } from '../contacts/contact.ts'
import { tooLongMessage } from '../http/fields.ts'
import { isEmail, isPhone } from '../identity/contact-formats.ts'
import { detailMaxLengths } from '../journeys/contact-details.ts'
import type { Language } from '../journeys/journey.ts'
import { DroppedValues } from './dropped-values.ts'
import { type ParsedAddress, parseAddress } from './parse-address.ts'
import type { DateOrder } from './parse-date.ts'
import { parseInstant } from './parse-instant.ts'
import { parseLanguage } from './parse-language.ts'
import { parseName } from './parse-name.ts'
import { isOptOut } from './parse-opt-out.ts'
import { parseTags } from './parse-tags.ts'
import { parseTextOptOuts } from './parse-text-opt-outs.ts'
import { parseValue } from './parse-value.ts'
import { type RowTexts, toRowTexts } from './row-texts.ts'
import { noteCellMaximum, splitNotes } from './split-notes.ts'
import { targetLabels, toAttributeTarget } from './targets.ts'

type ImportedAttribute = Pick<AttributeDefinition, 'key' | 'label' | 'type' | 'choices'>

/** A person as one row of a file describes them. */
export interface ParsedRow {
  firstName: string
  lastName: string
  /** The primary one first. */
  emails: string[]
  phones: string[]
  source: string
  owner: string
  language: Language | null
  tags: string[]
  isUnsubscribed: boolean
  /** The numbers that want no texts. */
  textOptOuts: string[]
  address: ParsedAddress | null
  /** More addresses, exactly as the file has them. */
  otherAddresses: string[]
  /** The id of a contact of this account, from an own export. */
  contactId: string | null
  custom: Record<string, AttributeValue>
  /** The time when the other system added the contact. */
  createdAt: string | null
  notes: string[]
  notedAt: string | null
  /** As text, because the author may be nobody on the team. */
  noteAuthor: string
}

export interface RowParsing {
  row: ParsedRow
  /** Why the row is no person that can be imported. */
  errors: string[]
  /** The values that are left out because they do not fit their field. The person is imported without them. */
  dropped: string[]
}

interface RowOptions {
  dateOrder?: DateOrder
  now?: number
}

/** Parses a row by the mapping of its columns. Each message names its field and value. */
export function parseRow(
  cells: readonly string[],
  mapping: readonly string[],
  attributes: readonly ImportedAttribute[],
  { dateOrder = 'MDY', now = Date.now() }: RowOptions = {},
): RowParsing {
  const texts = toRowTexts(cells, mapping)
  const values = new DroppedValues()
  const [emails, phones] = [new DroppedValues(), new DroppedValues()]
  const parseDateOf = (target: 'createdAt' | 'noteDate') => {
    const text = texts.first(target)
    if (text === '') return null
    const parsed = parseInstant(text, now, dateOrder)
    if ('at' in parsed) return parsed.at
    values.drop(targetLabels[target], text, parsed.error)
    return null
  }
  const [exactAddress, ...otherAddresses] = texts
    .all('otherAddress')
    .filter((text) => values.fits(targetLabels.otherAddress, text, addressMaximum))
  const address = parseAddressOf(texts, values)
  const notes = texts.all('note').filter((text) => values.fits(targetLabels.note, text, noteCellMaximum))
  const parsedPhones = parsePhones(texts, phones)
  const row: ParsedRow = {
    ...parseName(texts),
    emails: parseEmails(texts, emails),
    phones: parsedPhones,
    source: texts.all('source').find((text) => values.fits(targetLabels.source, text, sourceMaximum)) ?? '',
    owner: texts.first('owner'),
    language: parseLanguage(texts, values),
    tags: parseTagsOf(texts, values),
    isUnsubscribed: isOptOut(texts, values),
    textOptOuts: parseTextOptOuts(texts, parsedPhones),
    address: address ?? toExactAddress(exactAddress),
    otherAddresses: address && exactAddress !== undefined ? [exactAddress, ...otherAddresses] : otherAddresses,
    contactId: parseContactId(texts.first('contactId')),
    custom: parseAttributes(texts, attributes, dateOrder, values),
    createdAt: parseDateOf('createdAt'),
    notes: notes.flatMap(splitNotes),
    notedAt: notes.length > 0 ? parseDateOf('noteDate') : null,
    noteAuthor: texts.first('noteAuthor').slice(0, noteAuthorMaximum),
  }
  const contactDetails = [...emails.messages, ...phones.messages]
  const isKnown = isRecognizable(row)
  return {
    row,
    errors: [
      ...(isKnown ? [] : contactDetails),
      ...(isKnown || contactDetails.length > 0 || row.firstName || row.lastName ? [] : [contactIdentityMessage]),
      ...findLongNames(row),
      ...findExtraCells(cells, mapping),
    ],
    dropped: [...(isKnown ? contactDetails : []), ...values.messages],
  }
}

const toExactAddress = (full: string | undefined): ParsedAddress | null =>
  full === undefined ? null : { full, city: '', state: '', zip: '' }

/** Other systems have ids of another form. */
const parseContactId = (text: string) =>
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text) ? text.toLowerCase() : null

const noteAuthorMaximum = 100

/** Whether the next import would find the person again. Without it, a wrong email or phone number is an error. */
const isRecognizable = ({ contactId, firstName, lastName, emails, phones, address }: ParsedRow) =>
  contactId !== null || emails.length > 0 || phones.length > 0 || ((firstName || lastName) !== '' && address !== null)

function parseEmails(texts: RowTexts, dropped: DroppedValues): string[] {
  const isValid = (email: string) => isEmail(email) && email.length <= detailMaxLengths.email
  const emails = splitLists(texts.all('email')).map((email) => email.toLowerCase())
  return uniqueIgnoringCase(dropped.keep(emails, isValid, targetLabels.email, 'is not an email address'))
}

function parsePhones(texts: RowTexts, dropped: DroppedValues): string[] {
  const isValid = (text: string) => {
    const phone = removeExtension(text)
    return isPhone(phone) && phone.length <= detailMaxLengths.phone
  }
  const phones = dropped.keep(splitLists(texts.all('phone')), isValid, targetLabels.phone, 'is not a phone number')
  return uniqueIgnoringCase(phones.map(removeExtension))
}

/** Cells separate values by commas or semicolons. Google Contacts uses three colons. */
const splitLists = (texts: string[]) =>
  texts.flatMap((text) => text.split(/\s*(?::::|[;,|])\s*/)).filter((text) => text !== '' && !meansNone.test(text))

/** Other systems write this into blank fields. */
const meansNone = /^(n\/?a|none|null|unknown|[-.0\s]+)$/i

const uniqueIgnoringCase = (texts: string[]) => [...new Map(texts.map((text) => [text.toLowerCase(), text])).values()]

const removeExtension = (phone: string) => phone.replace(/\s*(x|ext\.?)\s*\d+$/i, '')

function parseTagsOf(texts: RowTexts, dropped: DroppedValues): string[] {
  const tags = uniqueIgnoringCase(texts.all('tags').flatMap(parseTags)).filter((tag) =>
    dropped.fits(targetLabels.tags, tag, tagLengthMaximum),
  )
  for (const tag of tags.slice(tagMaximum))
    dropped.drop(targetLabels.tags, tag, `is more than the ${tagMaximum} tags that a contact can have`)
  return tags.slice(0, tagMaximum)
}

const tagLengthMaximum = 64

/** The columns of a street are its parts, such as house number, name and unit. */
function parseAddressOf(texts: RowTexts, dropped: DroppedValues): ParsedAddress | null {
  const [address, city, state, zip] = [
    texts.first('address'),
    texts.first('city'),
    texts.first('state'),
    texts.first('zip'),
  ]
  const parsed = parseAddress({ address, street: texts.all('street').join(' '), city, state, zip })
  return parsed && dropped.fits(targetLabels.address, parsed.full, addressMaximum) ? parsed : null
}

const addressMaximum = 250

function parseAttributes(
  texts: RowTexts,
  attributes: readonly ImportedAttribute[],
  dateOrder: DateOrder,
  dropped: DroppedValues,
): ParsedRow['custom'] {
  const custom = attributes.flatMap((attribute) => {
    const text = texts.first(toAttributeTarget(attribute))
    if (text === '') return []
    const value = parseValue(text, attribute, dateOrder)
    if (value !== undefined && !getAttributeValueError(attribute, value)) return [[attribute.key, value] as const]
    dropped.drop(attribute.label, text, attributeProblems[attribute.type])
    return []
  })
  return Object.fromEntries(custom)
}

const attributeProblems: Record<ImportedAttribute['type'], string> = {
  TEXT: 'is too long',
  NUMBER: 'is not a number',
  MONEY: 'is not an amount',
  DATE: 'is not a date',
  CHOICE: 'is not one of the options',
  YES_NO: 'is neither yes nor no',
}

const findLongNames = (row: ParsedRow) =>
  (['firstName', 'lastName'] as const)
    .filter((field) => row[field].length > detailMaxLengths[field])
    .map((field) => `${targetLabels[field]}: ${tooLongMessage(detailMaxLengths[field])}`)

/** An unquoted comma moves the cells after it into wrong columns. */
const findExtraCells = (cells: readonly string[], mapping: readonly string[]) =>
  cells.slice(mapping.length).some((cell) => cell.trim() !== '') ? ['This row has more cells than the header'] : []
