/** A number as a person writes or pastes it: `''` for nothing, digits like `-1234.5`, or `undefined` for nonsense. */
export function readDecimal(text: string): string | undefined {
  const bare = text.replace(/[\s\u00a0\u2009\u202f]/g, '').replace('\u2212', '-')
  if (bare === '') return ''
  const bracketed = /^\((.+)\)$/.exec(bare)?.[1]
  const [, minus, number = ''] = /^(-?)(.*)$/.exec(bracketed ?? bare) ?? []
  if (minus && bracketed) return undefined
  // Commas only where thousands have them: `1,23` is a mistake, or another country's 1.23.
  if (!/^(\d{1,3}(,\d{3})+|\d+)?(\.\d*)?$/.test(number) || !/\d/.test(number)) return undefined
  return (minus || bracketed ? '-' : '') + number.replaceAll(',', '')
}

/** Digits in groups of three, as numbers are shown while they are edited. */
export const groupDigits = (digits: string) => digits.replace(/\B(?=(\d{3})+(?!\d))/g, ',')
