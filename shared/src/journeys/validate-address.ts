import type { FieldError } from './contact-details.ts'

export const addressMaxLength = 300

/** Visitors may send an address that no one suggested, but an agent must be able to find it. */
export function validateAddress(address: string): FieldError | undefined {
  // Zero-width characters and punctuation say nothing.
  if (!/[\p{L}\p{N}]/u.test(address)) return 'required'
  if (address.length > addressMaxLength) return 'tooLong'
  const words = address.split(/[\s,]+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
  const isFindable = words.length >= minimumWords && words.every(({ length }) => length <= longestWord)
  return isFindable && /\p{L}{2}/u.test(address) ? undefined : 'address'
}

/** A number and a street, or a street and a town, have at least three words together with the kind of street. */
const minimumWords = 3
const longestWord = 40
