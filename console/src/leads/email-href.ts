/** The address that a press writes to. */
export const emailHref = (email: string) => `mailto:${email}`
