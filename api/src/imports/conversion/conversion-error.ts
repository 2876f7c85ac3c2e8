/** A problem with a file that the agent can solve. */
export class ConversionError extends Error {
  override name = 'ConversionError'
}
