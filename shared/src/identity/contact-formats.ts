/** Checks without schemas, because embeds load them too. */
export const isEmail = (text: string): boolean => /^[^\s@<>"(),;:[\]\\]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text)

/** Ten to fifteen digits with any separators. */
export function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length
  return /^\+?[\d\s().-]+$/.test(text) && digits >= 10 && digits <= 15
}
