/** Street with number, perhaps a unit, city, state and ZIP code on one line. Both JavaScript and Postgres read it, ignoring case. */
export const mailingAddressPattern = String.raw`^(\d[^,]*|p\.? ?o\.? box [^,]+)(, *(?:apt|unit|suite|ste|#)[^,]*)?, *([^,]+), *([a-z]{2}),? +(\d{5}(?:-\d{4})?)(?:, *(?:usa|united states))?$`

const mailingAddress = new RegExp(mailingAddressPattern, 'i')

export interface MailingParts {
  line1: string
  line2: string
  city: string
  state: string
  zip: string
}

/** The parts of an address as somebody typed it. Undefined unless it has all that a letter needs. */
export function parseMailingAddress(text: string): MailingParts | undefined {
  const match = mailingAddress.exec(text.trim())
  if (!match) return undefined
  const [, line1 = '', unit = '', city = '', state = '', zip = ''] = match
  return {
    line1: line1.trim(),
    line2: unit.replace(/^, */, '').trim(),
    city: city.trim(),
    state: state.toUpperCase(),
    zip,
  }
}
