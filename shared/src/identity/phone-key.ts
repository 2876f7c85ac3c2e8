/** Normalizes a phone number for comparison. The database function phone_key must match it. */
export const toPhoneKey = (phone: string): string => phone.replace(/\D/g, '').replace(/^1(\d{10})$/, '$1')
