import * as z from 'zod'

/** Where a link leads, from what somebody types for it: a website, an email address or a telephone number. */
export function linkAddress(text: string): string | undefined {
  const typed = text.trim()
  if (/^(https?:\/\/|mailto:|tel:)\S+$/i.test(typed)) return typed
  if (/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(typed)) return `mailto:${typed}`
  const digits = typed.replace(/[\s().-]/g, '')
  if (/^\+?\d{10,15}$/.test(digits)) return `tel:${digits}`
  if (/^[^\s/:?#]+(\.[^\s/:?#.]+)+([/?#]\S*)?$/.test(typed)) return `https://${typed}`
  return undefined
}

export const LinkAddress = z
  .string()
  .trim()
  .max(490, 'This field cannot be more than 490 characters')
  .refine((text) => linkAddress(text) !== undefined, 'Please enter a website, an email or a phone number')
