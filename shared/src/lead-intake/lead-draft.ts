import type { LeadType } from '../activity/entry.ts'
import { isEmail, isPhone } from '../identity/contact-formats.ts'
import { detailMaxLengths } from '../journeys/contact-details.ts'
import { cleanLine, cleanText } from '../text/clean-text.ts'

/** What is known of somebody who asked for something elsewhere. Empty texts are unknown. */
export interface LeadDraft {
  firstName: string
  lastName: string
  email: string
  phone: string
  address: string
  message: string
  /** How the sender names the inquiry. */
  externalId: string
  /** Undefined: that of the source. */
  leadType?: LeadType | undefined
}

export const draftMaxLengths = { ...detailMaxLengths, address: 250, message: 5000, externalId: 200 } as const

/** Texts as they were received, of any length. */
export type RawDraft = Partial<Record<keyof typeof draftMaxLengths | 'fullName' | 'leadType', string>>

/** Cleans and cuts. What is no email or phone number is left out, so that it never replaces a real one. */
export function toLeadDraft(raw: RawDraft): LeadDraft {
  const line = (name: keyof typeof draftMaxLengths) => cut(cleanLine(raw[name] ?? ''), draftMaxLengths[name])
  const split = splitName(raw.fullName ?? '')
  const email = (raw.email ?? '').replace(/^mailto:/i, '')
  return {
    firstName: line('firstName') || cut(split.firstName, draftMaxLengths.firstName),
    lastName: line('lastName') || (line('firstName') ? '' : cut(split.lastName, draftMaxLengths.lastName)),
    email: toEmail(email),
    phone: toPhone(raw.phone ?? ''),
    address: line('address'),
    message: cut(cleanText(raw.message ?? ''), draftMaxLengths.message),
    externalId: line('externalId'),
    leadType: toLeadType(raw.leadType ?? ''),
  }
}

/** Whether an agent could answer. */
export const isReachable = ({ email, phone }: Pick<LeadDraft, 'email' | 'phone'>): boolean =>
  email !== '' || phone !== ''

/** `Field, Nora` and `Nora Field`. A title such as Mrs. is no first name. */
function splitName(text: string): { firstName: string; lastName: string } {
  const name = cut(cleanLine(text), fullNameMaximum)
    .replace(/^(mr|mrs|ms|miss|mx|dr)\.? +(?=\S)/i, '')
    .replace(/^["'“]+|["'”,;:]+$/g, '')
  const [, last = '', first = ''] = /^([^,]+), *([^,]+)$/.exec(name) ?? []
  if (first && !/^(jr|sr|i{2,3}|iv)\.?$/i.test(first)) return { firstName: first, lastName: last }
  const [firstName = '', ...rest] = name.split(' ')
  return { firstName, lastName: rest.join(' ') }
}

/** With room for a title and marks around it. */
const fullNameMaximum = draftMaxLengths.firstName + draftMaxLengths.lastName + 20

function toEmail(text: string): string {
  const email = cleanLine(text).replace(/^<|>$/g, '').toLowerCase()
  return email.length <= draftMaxLengths.email && isEmail(email) ? email : ''
}

/** Without an extension or a label after the number. */
function toPhone(text: string): string {
  const phone = cleanLine(text)
    .replace(/^(tel:|p:|phone:?)/i, '')
    .replace(/[\u2010-\u2015]/g, '-')
    .replace(/\s*(ext|extension|x|#)\.?\s*\d+$/i, '')
    .replace(/\s*\((mobile|cell|home|work)\)$/i, '')
    .trim()
  return phone.length <= draftMaxLengths.phone && isPhone(phone) ? phone : ''
}

/** What the person wants, in anybody's words. */
export function toLeadType(text: string): LeadType | undefined {
  return leadTypeWords.find(([, words]) => words.test(text))?.[0]
}

const leadTypeWords: readonly (readonly [LeadType, RegExp])[] = [
  ['HV', /\b(hv|home.?value|valuation|estimate|cma|worth)\b/i],
  ['MORTGAGE', /\b(mortgage|loan|refinanc\w*|financing|pre.?approval)\b/i],
  ['SELLER', /\b(sell\w*|listing appointment|vendor)\b/i],
  ['BUYER', /\b(buy\w*|purchas\w*|tour|showing|rent\w*|tenant)\b/i],
  ['GENERAL', /^general$/i],
]

/** Cuts between code points: Postgres rejects half a surrogate pair. */
const cut = (text: string, maximum: number): string =>
  text.length <= maximum
    ? text
    : text
        .slice(0, maximum)
        .replace(/[\ud800-\udbff]$/, '')
        .trim()
