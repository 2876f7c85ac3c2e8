// Without schemas, because pages of visitors import it.

export const maxMessageLength = 1000
/** Messages of a visitor in one conversation that are answered. */
export const maxVisitorMessages = 20
