/** The query parameter that names the open email. */
export const emailParam = 'email'
