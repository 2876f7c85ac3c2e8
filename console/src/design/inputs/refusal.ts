/** What to tell the reader about something thrown: its message, and which fields it is about. */
export function refusalOf(error: unknown): { message: string; fields: Record<string, string> } {
  // A TypeError is a broken connection or a bug: its message means nothing to the reader.
  if (!(error instanceof Error) || error instanceof TypeError) {
    console.error(error)
    return { message: 'Something went wrong. Please try again.', fields: {} }
  }
  const { message, fields } = error as Error & { fields?: Record<string, string> }
  return { message, fields: fields ?? {} }
}
