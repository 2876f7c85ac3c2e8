/** Turns a typed or pasted color into the form `#CC3616`. Other text is only trimmed. */
export function normalizeHexColor(text: string): string {
  const [, digits] = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim()) ?? []
  if (!digits) return text.trim()
  const sixDigits = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  return `#${sixDigits.toUpperCase()}`
}

export const isHexColor = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text)
