/** The five digits of a ZIP code. */
export const zipPattern = /^\d{5}$/
