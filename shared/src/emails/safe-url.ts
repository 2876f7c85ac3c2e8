/** An address that is safe in an email: http, https, mailto or tel. */
export const safeUrlPattern = /^(https?:\/\/[^\s"<>]+|mailto:[^\s"<>]+|tel:[+\d().\s-]+)$/i

/** The address, or undefined if an email may not contain it. */
export const toSafeUrl = (url: string): string | undefined => (safeUrlPattern.test(url.trim()) ? url.trim() : undefined)

/** The visitor's programs for email and calls open these without a browser. */
export const isDirectUrl = (url: string): boolean => /^(mailto|tel):/i.test(url)
