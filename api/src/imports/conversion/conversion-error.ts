/** A problem with a file that the agent can solve. */
export class ConversionError extends Error {
  override name = 'ConversionError'
}

export const tooLargeMessage = 'This file is too large. Please save it as CSV, and choose that file.'
