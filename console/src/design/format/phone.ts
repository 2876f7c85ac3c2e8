/** Formats a North American number as `(617) 555-0134`. Other numbers stay as they were entered. */
export function formatPhone(phone: string): string {
  const [, area, exchange, line] = /^1?(\d{3})(\d{3})(\d{4})$/.exec(phone.replace(/\D/g, '')) ?? []
  const isForeign = /^\s*\+(?!\s*1)/.test(phone)
  return area && exchange && line && !isForeign ? `(${area}) ${exchange}-${line}` : phone
}

/** The `tel:` link. A number without a country code is treated as North American. */
export function toPhoneHref(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  if (phone.trim().startsWith('+')) return `tel:+${digits}`
  return `tel:${digits.length === 10 ? `+1${digits}` : digits.length === 11 && digits.startsWith('1') ? `+${digits}` : digits}`
}
