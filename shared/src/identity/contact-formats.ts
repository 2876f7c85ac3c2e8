/** Checks without schemas, because embeds load them too. */
export const isEmail = (text: string): boolean => email.test(text)

const word = "[\\p{L}\\p{M}\\p{N}_+'&=/!~-]+"
const domainLabel = '[\\p{L}\\p{N}]([\\p{L}\\p{M}\\p{N}-]{0,61}[\\p{L}\\p{M}\\p{N}])?'
const topLevelDomain = `(?!\\d+$)(?=..)${domainLabel}`

/**
 * Stricter than RFC 5322: no provider gives out quoted names, and `?` or `%` would change the link to write an email.
 * International names and domains are allowed.
 */
const email = new RegExp(`^(?=.{1,64}@)${word}(\\.${word})*@(${domainLabel}\\.)+${topLevelDomain}$`, 'u')

/** Ten to fifteen digits with any separators. */
export function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length
  return /^\+?[\d\s().-]+$/.test(text) && digits >= 10 && digits <= 15
}
