/**
 * The address of a film in the code that video sites hand out, which is a frame of theirs and nothing else. Other code
 * has none, and is run where it can reach nothing.
 */
export function videoSourceOf(code: string): string | undefined {
  const [, attributes = ''] = /^\s*<iframe\b([^<>]*)>\s*<\/iframe>\s*$/i.exec(code) ?? []
  const [, , quoted = ''] = /\bsrc\s*=\s*(["'])(.*?)\1/i.exec(attributes) ?? []
  const address = quoted.replaceAll('&amp;', '&').replace(/^\/\//, 'https://')
  return /^https:\/\/[^\s"'<>]+$/i.test(address) && URL.canParse(address) ? new URL(address).href : undefined
}
