import { toStateCode, usStates } from '../addresses/us-states.ts'

export interface ParsedAddress {
  full: string
  city: string
  state: string
  zip: string
}

/** Joins the parts of an address that a row has. An address of one cell may have its city, state and ZIP code in others. */
export function parseAddress(
  part: Record<'address' | 'street' | 'city' | 'state' | 'zip', string>,
): ParsedAddress | null {
  const [city, state, zip] = [part.city, toState(part.state), toZip(part.zip)]
  const end = [city, `${state} ${zip}`.trim()].filter(Boolean)
  const whole = formatWhole(part.address || part.street)
  if (!whole) return null
  const isComplete = end.length === 0 || (part.address !== '' && toWords(whole).includes(toWords(city || zip || state)))
  return { full: isComplete ? whole : [whole, ...end].join(', '), city, state, zip }
}

/** State names become postal codes: “Maine” is ME. */
const toState = (text: string): string => {
  const name = usStates.find(({ name }) => name.toLowerCase() === text.toLowerCase())?.name
  const code = toStateCode(name ?? text)
  return /^[a-z]{2}$/i.test(code) ? code.toUpperCase() : code
}

/** Spreadsheets drop the zeros at the start of a ZIP code. */
function toZip(text: string): string {
  const [, zip = '', extension = ''] = /^(\d{3,5})(?:\.0)?(-\d{4})?$/.exec(text) ?? []
  return zip === '' ? text : zip.padStart(5, '0') + extension
}

/** Mailchimp separates the parts of an address by two spaces, and Google Contacts by line breaks. */
const formatWhole = (address: string): string =>
  address
    .split(/\n| {2,}/)
    .map((part) => part.trim().replace(/,$/, '').trimEnd())
    .filter(Boolean)
    .join(', ')
    .replace(/,? *(USA?|United States)\.?$/i, '')
    .replace(
      endOfAddress,
      (_, before: string, state: string, zip: string) => `${before}${toState(state)} ${toZip(zip)}`,
    )
    .replace(/\s+/g, ' ')
    .trim()

const stateNames = usStates.flatMap(({ name, code }) => [name, code]).join('|')
const endOfAddress = new RegExp(`([, ] *)(${stateNames}),? +(\\d{3,5}(?:-\\d{4})?)$`, 'i')

/** Between spaces, so that only whole words are found. */
const toWords = (text: string) =>
  ` ${text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .join(' ')} `
