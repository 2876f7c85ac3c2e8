// Without schemas, because pages of visitors import it.

export const maxMessageLength = 1000
/** Messages of a visitor in one conversation that are answered. */
export const maxVisitorMessages = 20
/** Conversations with visitors who left no details are deleted this long after their last message. */
export const strangerRetentionDays = 90
