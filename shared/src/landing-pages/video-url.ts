/**
 * The video URL in an embed code, if the code is a single iframe. Undefined for any other code, which may only run in a
 * sandboxed frame.
 */
export function parseVideoUrl(code: string): string | undefined {
  const [, attributes = ''] = /^\s*<iframe\b([^<>]*)>\s*<\/iframe>\s*$/i.exec(code) ?? []
  const [, , quoted = ''] = /\bsrc\s*=\s*(["'])(.*?)\1/i.exec(attributes) ?? []
  const address = quoted.replaceAll('&amp;', '&').replace(/^\/\//, 'https://')
  return /^https:\/\/[^\s"'<>]+$/i.test(address) && URL.canParse(address) ? new URL(address).href : undefined
}
