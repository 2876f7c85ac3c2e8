/** A number as people of its country write it: `(617) 555-0134`. One from elsewhere stays as it was given. */
export function phoneText(phone: string): string {
  const [, area, exchange, line] = /^1?(\d{3})(\d{3})(\d{4})$/.exec(phone.replace(/\D/g, '')) ?? []
  const isFromElsewhere = /^\s*\+(?!\s*1)/.test(phone)
  return area && exchange && line && !isFromElsewhere ? `(${area}) ${exchange}-${line}` : phone
}

/** The address that a press calls: a number without a country is one of North America. */
export function phoneHref(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  if (phone.trim().startsWith('+')) return `tel:+${digits}`
  return `tel:${digits.length === 10 ? `+1${digits}` : digits.length === 11 && digits.startsWith('1') ? `+${digits}` : digits}`
}
