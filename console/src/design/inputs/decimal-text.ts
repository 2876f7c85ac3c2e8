/** Normalizes a typed or pasted number: `''` for empty input, digits such as `-1234.5`, or undefined if it is not a number. */
export function parseDecimal(text: string): string | undefined {
  const trimmed = text.replace(/[\s\u00a0\u2009\u202f]/g, '').replace('\u2212', '-')
  if (trimmed === '') return ''
  const inParentheses = /^\((.+)\)$/.exec(trimmed)?.[1]
  const [, minus, number = ''] = /^(-?)(.*)$/.exec(inParentheses ?? trimmed) ?? []
  if (minus && inParentheses) return undefined
  // Commas are allowed only between thousands: `1,23` is a typo or a European decimal.
  if (!/^(\d{1,3}(,\d{3})+|\d+)?(\.\d*)?$/.test(number) || !/\d/.test(number)) return undefined
  return (minus || inParentheses ? '-' : '') + number.replaceAll(',', '')
}

/** Adds a comma between thousands. */
export const groupDigits = (digits: string) => digits.replace(/\B(?=(\d{3})+(?!\d))/g, ',')
