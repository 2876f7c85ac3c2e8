/** The sites whose videos a page frames, and their names. */
export const videoSites = [
  ['youtube.com', 'YouTube'],
  ['youtube-nocookie.com', 'YouTube'],
  ['vimeo.com', 'Vimeo'],
  ['wistia.net', 'Wistia'],
  ['wistia.com', 'Wistia'],
  ['loom.com', 'Loom'],
  ['matterport.com', 'Matterport'],
  ['facebook.com', 'Facebook'],
] as const

export interface EmbeddedVideo {
  url: string
  siteName: string
}

/**
 * The video in an embed code, if the code is a single iframe of a known site. Undefined for any other code, which may
 * only run in a sandboxed frame of an opaque origin.
 */
export function parseVideo(code: string): EmbeddedVideo | undefined {
  const [, attributes = ''] = /^\s*<iframe\b([^<>]*)>\s*<\/iframe>\s*$/i.exec(code) ?? []
  const [, , quoted = ''] = /\bsrc\s*=\s*(["'])(.*?)\1/i.exec(attributes) ?? []
  const address = quoted.replaceAll('&amp;', '&').replace(/^\/\//, 'https://')
  if (!/^https:\/\/[^\s"'<>]+$/i.test(address) || !URL.canParse(address)) return undefined
  const { href, host } = new URL(address)
  const [, siteName] = videoSites.find(([site]) => host === site || host.endsWith(`.${site}`)) ?? []
  return siteName && { url: href, siteName }
}
