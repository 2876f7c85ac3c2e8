import * as z from 'zod'

/** The URL for a typed website, email address or phone number. Undefined for anything else. */
export function toLinkUrl(text: string): string | undefined {
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
  .refine((text) => toLinkUrl(text) !== undefined, 'Please enter a website, email address or phone number')
