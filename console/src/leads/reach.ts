/** A number as a telephone dials it. */
export const dialled = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`

export const mailed = (email: string) => `mailto:${email}`
