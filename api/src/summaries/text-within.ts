/** What somebody else's server says, as long as it is not longer than it should be. */
export async function textWithin(answer: Response, maximum: number): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let length = 0
  // Leaving the loop early ends the connection.
  for await (const chunk of answer.body ?? []) {
    length += chunk.byteLength
    if (length > maximum) throw new Error(`The answer is longer than ${maximum} bytes`)
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
