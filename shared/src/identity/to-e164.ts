/** `+16035550123`. Ten digits are a number of the United States. Undefined if it cannot be one. */
export function toE164(phone: string): string | undefined {
  const digits = phone.replace(/\D/g, '')
  const full = !phone.trim().startsWith('+') && digits.length === 10 ? `1${digits}` : digits
  return full.length >= 11 && full.length <= 15 ? `+${full}` : undefined
}
