/** The query parameter that names the open conversation. */
export const conversationParam = 'conversation'
