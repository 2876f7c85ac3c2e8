/** One form of a telephone number, for comparing; the database has the same rule under the same name. */
export const phoneKey = (phone: string): string => phone.replace(/\D/g, '').replace(/^1(\d{10})$/, '$1')
