export { formatPhone } from '@gable/shared/identity/format-phone.ts'

/** The `tel:` link. A number without a country code is treated as North American. */
export function toPhoneHref(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  if (phone.trim().startsWith('+')) return `tel:+${digits}`
  return `tel:${digits.length === 10 ? `+1${digits}` : digits.length === 11 && digits.startsWith('1') ? `+${digits}` : digits}`
}
