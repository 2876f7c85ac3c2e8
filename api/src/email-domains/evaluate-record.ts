import type { CheckState } from '@gable/shared/email-domains/email-domain.ts'
import type { ExpectedRecord } from './domain-records.ts'

/** Whether a record that was found is right, and else how to fix it. */
export interface Verdict {
  state: CheckState
  message: string
}

const passed: Verdict = { state: 'PASSED', message: '' }
const fail = (message: string): Verdict => ({ state: 'FAILED', message })

export function evaluateOwnership({ value }: ExpectedRecord, found: string[]): Verdict {
  // Other accounts may have a record of their own at the same name.
  if (found.some((text) => text.trim() === value)) return passed
  return fail('The record has another value. Add a record with the value above, or correct it.')
}

export function evaluateDkim({ value }: ExpectedRecord, found: string[]): Verdict {
  if (found.length > 1) return fail('There are several records at this name. Keep only the one above.')
  const [expected, actual] = [getTag(value, 'p'), getTag(found[0] ?? '', 'p')]
  if (actual === expected) return passed
  if (actual === '') return fail('The record has an empty key, which means that it was revoked. Enter the value above.')
  if (actual && expected.startsWith(actual))
    return fail(
      `The value is cut off after ${found[0]?.length} characters. If your DNS provider limits a text to 255 characters, enter it as two texts in quotes in the same record.`,
    )
  return fail('The record has another key. Replace it with the value above.')
}

export function evaluateDmarc(_record: ExpectedRecord, found: string[]): Verdict {
  const policies = found.filter((text) => /^v=dmarc1\s*(;|$)/i.test(text.trim()))
  if (policies.length > 1) return fail('There are two DMARC records, so mail providers ignore both. Keep only one.')
  const [policy] = policies
  if (policy === undefined) return fail('The record does not start with v=DMARC1; so mail providers ignore it.')
  if (!/^(none|quarantine|reject)$/i.test(getTag(policy, 'p')))
    return fail('The policy is missing. Add p=none; to the record, or p=quarantine or p=reject.')
  return passed
}

export function evaluateSpf({ value }: ExpectedRecord, found: string[]): Verdict {
  if (found.length === 0)
    return passedOr(value, 'There is no SPF record. It is not needed: emails are signed with DKIM instead.')
  if (found.length > 1)
    return fail('There are two SPF records, so mail providers ignore both. Merge them into one record.')
  const terms = (found[0] ?? '').trim().split(/\s+/)
  const missing = value
    .split(' ')
    .slice(1, -1)
    .filter((term) => !terms.some((other) => other.toLowerCase() === term.toLowerCase()))
  if (missing.length > 0) return fail(`Change the record to: ${insertTerms(terms, missing).join(' ')}`)
  if (terms.some((term) => /^\+?all$/i.test(term)))
    return fail('The record allows everyone to send in your name. Change its end to ~all.')
  if (terms.filter((term) => spfLookup.test(term)).length > maxSpfLookups)
    return fail(
      `The record asks for more than ${maxSpfLookups} other records, so mail providers ignore it. Remove some.`,
    )
  return passed
}

const passedOr = (value: string, message: string): Verdict => (value ? fail(message) : { state: 'PASSED', message })

/** Mail servers stop at "all", so new terms go before it. */
function insertTerms(terms: string[], missing: string[]): string[] {
  const end = terms.findIndex((term) => /^[+?~-]?all$/i.test(term))
  return end < 0 ? [...terms, ...missing] : [...terms.slice(0, end), ...missing, ...terms.slice(end)]
}

const spfLookup = /^[+?~-]?(include:|a$|a[:/]|mx$|mx[:/]|ptr|exists:)|^redirect=/i
const maxSpfLookups = 10

export function evaluateAlias({ value }: ExpectedRecord, found: string[]): Verdict {
  if (found.some((target) => toHostName(target) === toHostName(value))) return passed
  return fail(`The name points somewhere else. Change its target to ${value}.`)
}

const toHostName = (text: string) => text.toLowerCase().replace(/\.$/, '')

/** The value of a tag such as p=… without the spaces that people paste into it. */
function getTag(record: string, tag: string): string {
  for (const part of record.split(';')) {
    const [name = '', ...rest] = part.split('=')
    if (name.trim().toLowerCase() === tag) return rest.join('=').replace(/\s+/g, '')
  }
  return ''
}
