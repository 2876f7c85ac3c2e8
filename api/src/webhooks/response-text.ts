import type { IncomingMessage } from 'node:http'

/** The beginning of an answer, for people to read. The rest is not fetched, and one that breaks off ends there. */
export async function textOf(response: IncomingMessage, maximum = 2048): Promise<string> {
  const chunks: Buffer[] = []
  let bytes = 0
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk)
      bytes += chunk.length
      if (bytes >= maximum) break
    }
  } catch {
    // The status has been said, and that is what counts.
  }
  response.destroy()
  // As a stream, so that a letter cut in half at the end is left out.
  const text = new TextDecoder().decode(Buffer.concat(chunks).subarray(0, maximum), { stream: true })
  return text.replaceAll('\0', '\ufffd')
}
