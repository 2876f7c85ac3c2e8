/** Formats a North American number as `(617) 555-0134`. Other numbers stay as they were entered. */
export function formatPhone(phone: string): string {
  const [, area, exchange, line] = /^1?(\d{3})(\d{3})(\d{4})$/.exec(phone.replace(/\D/g, '')) ?? []
  const isForeign = /^\s*\+(?!\s*1)/.test(phone)
  return area && exchange && line && !isForeign ? `(${area}) ${exchange}-${line}` : phone
}
