/** The message and the field messages to show for a thrown value. */
export function toFormError(error: unknown): { message: string; fields: Record<string, string> } {
  // A TypeError is a network failure or a bug, so its message means nothing to the user.
  if (!(error instanceof Error) || error instanceof TypeError) {
    console.error(error)
    return { message: unknownFailure, fields: {} }
  }
  const { message, fields } = error as Error & { fields?: Record<string, string> }
  return { message: message || unknownFailure, fields: fields ?? {} }
}

const unknownFailure = 'Something went wrong. Please try again.'
