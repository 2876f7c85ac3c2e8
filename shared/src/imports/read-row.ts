import { type AttributeDefinition, type AttributeValue, faultOfValue } from '../contacts/attribute.ts'
import { nobodyMessage, sourceMaximum, tagMaximum } from '../contacts/contact.ts'
import { undefused } from '../exports/csv.ts'
import { tooLongMessage } from '../http/fields.ts'
import { isEmail, isPhone } from '../identity/reachable.ts'
import { detailMaximum } from '../journeys/details.ts'
import { cleanLine, cleanText } from '../submissions/clean-text.ts'
import { momentIn } from './moment-in.ts'
import { noteCellMaximum, notesIn } from './notes-in.ts'
import { attributeTarget, targetLabels } from './targets.ts'
import { valueIn } from './value-in.ts'

export type ImportedAttribute = Pick<AttributeDefinition, 'key' | 'label' | 'type' | 'choices'>

/** What a row says of a person, as it would be kept. */
export interface ReadRow {
  firstName: string
  lastName: string
  /** The one in use first. */
  emails: string[]
  phones: string[]
  source: string
  owner: string
  tags: string[]
  isUnsubscribed: boolean
  address: { full: string; city: string; state: string; zip: string } | null
  custom: Record<string, AttributeValue>
  /** When they came into the other system. */
  createdAt: string | null
  notes: string[]
  notedAt: string | null
}

/** A row by what its columns are, and all that is wrong with it in the words of its columns. */
export function readRow(
  cells: readonly string[],
  mapping: readonly string[],
  attributes: readonly ImportedAttribute[],
  now: number = Date.now(),
) {
  const said = saidIn(cells, mapping)
  const one = (target: string) => said.get(target)?.[0] ?? ''
  const [firstName, lastName] = nameOf(one('firstName'), one('lastName'), one('fullName'))
  const custom = new Map<string, AttributeValue>()
  const faults: string[] = []
  for (const attribute of attributes) {
    const text = one(attributeTarget(attribute))
    if (text === '') continue
    const value = valueIn(text, attribute)
    const fault = faultOfValue(attribute, value)
    if (fault || value === undefined) faults.push(`${attribute.label}: ${fault}`)
    else custom.set(attribute.key, value)
  }
  const moment = (target: 'createdAt' | 'noteDate') => {
    const text = one(target)
    const read = text === '' ? { at: null } : momentIn(text, now)
    if ('at' in read) return read.at
    faults.push(`${targetLabels[target]}: “${shortened(text)}” ${read.fault}`)
    return null
  }
  const written = said.get('note') ?? []
  const row: ReadRow = {
    firstName,
    lastName,
    emails: unique(listed(said, 'email').map((email) => email.toLowerCase())),
    phones: unique(listed(said, 'phone').map(withoutExtension)),
    source: one('source'),
    owner: one('owner'),
    tags: unique(listed(said, 'tags').filter((tag) => tag !== '*' && !/^\* /.test(tag))),
    isUnsubscribed: isYes(one('unsubscribed')),
    address: addressOf(one),
    custom: Object.fromEntries(custom),
    createdAt: moment('createdAt'),
    notes: written.flatMap(notesIn),
    notedAt: written.length > 0 ? moment('noteDate') : null,
  }
  if (written.some((text) => text.length > noteCellMaximum))
    faults.push(`${targetLabels.note}: ${tooLongMessage(noteCellMaximum)}`)
  return { row, faults: [...faultsOf(row), ...faults, ...surplus(cells, mapping)] }
}

/** All that the columns of each target say. */
function saidIn(cells: readonly string[], mapping: readonly string[]) {
  const said = new Map<string, string[]>()
  for (const [place, target] of mapping.entries()) {
    const clean = target === 'note' ? cleanText : cleanLine
    const text = clean(undefused(cells[place] ?? ''))
    if (target === '' || text === '') continue
    const before = said.get(target)
    if (before) before.push(text)
    else said.set(target, [text])
  }
  return said
}

/** Several in one cell stand between commas or semicolons, Google's between three colons. */
const listed = (said: Map<string, string[]>, target: string) =>
  (said.get(target) ?? []).flatMap((text) => text.split(/\s*(?::::|[;,|])\s*/)).filter((text) => text !== '')

const unique = (texts: string[]) => [...new Map(texts.map((text) => [text.toLowerCase(), text])).values()]

const withoutExtension = (phone: string) => phone.replace(/\s*(x|ext\.?)\s*\d+$/i, '')

const isYes = (text: string) => /^(yes|y|true|1|x|unsubscribed|opted out)$/i.test(text)

function nameOf(first: string, last: string, full: string): [string, string] {
  if (first || last || !full) return [first, last]
  const [, behind, before] = /^([^,]+),\s*([^,]+)$/.exec(full) ?? []
  if (behind && before) return [before, behind]
  const words = full.split(' ')
  return words.length === 1 ? [full, ''] : [words.slice(0, -1).join(' '), words.at(-1) ?? '']
}

function addressOf(one: (target: string) => string): ReadRow['address'] {
  const [city, state, zip] = [one('city'), one('state'), one('zip')]
  const street = one('street')
  const full = one('address') || (street && [street, city, `${state} ${zip}`.trim()].filter(Boolean).join(', '))
  return full ? { full, city, state, zip } : null
}

function faultsOf({ firstName, lastName, emails, phones, source, tags, address }: ReadRow): string[] {
  const tooLong = (label: string, text: string, maximum: number) =>
    text.length > maximum ? [`${label}: ${tooLongMessage(maximum)}`] : []
  return [
    ...(firstName || lastName || emails.length > 0 || phones.length > 0 ? [] : [nobodyMessage]),
    ...tooLong(targetLabels.firstName, firstName, detailMaximum.firstName),
    ...tooLong(targetLabels.lastName, lastName, detailMaximum.lastName),
    ...emails
      .filter((email) => !isEmail(email) || email.length > detailMaximum.email)
      .map((email) => `Email: “${shortened(email)}” is not an email address`),
    ...phones
      .filter((phone) => !isPhone(phone) || phone.length > detailMaximum.phone)
      .map((phone) => `Phone: “${shortened(phone)}” is not a phone number`),
    ...tooLong(targetLabels.source, source, sourceMaximum),
    ...(tags.length > tagMaximum ? [`Tags: A contact cannot have more than ${tagMaximum} tags`] : []),
    ...tags.flatMap((tag) => tooLong(targetLabels.tags, tag, 64)),
    ...tooLong(targetLabels.address, address?.full ?? '', 250),
  ]
}

const surplus = (cells: readonly string[], mapping: readonly string[]) =>
  cells.slice(mapping.length).some((cell) => cell.trim() !== '') ? ['This row has more cells than the header'] : []

const shortened = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text)
