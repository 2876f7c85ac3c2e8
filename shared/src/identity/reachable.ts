/** By what people are reached. Plain rules without schemas: browsers of visitors load them too. */
export const isEmail = (text: string): boolean => /^[^\s@<>"(),;:[\]\\]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text)

/** Ten to fifteen digits, however they are set apart. */
export function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length
  return /^\+?[\d\s().-]+$/.test(text) && digits >= 10 && digits <= 15
}
