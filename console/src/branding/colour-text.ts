/** `#CC3616` from whatever somebody types or pastes for it; what is no colour stays as it is. */
export function tidyColour(text: string): string {
  const [, digits] = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim()) ?? []
  if (!digits) return text.trim()
  const six = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  return `#${six.toUpperCase()}`
}

export const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text)
