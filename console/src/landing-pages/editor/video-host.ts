import { parseVideoUrl } from '@gable/shared/landing-pages/video-url.ts'

/** The name of the video site in an embed code. Undefined when the code is not a video embed. */
export function getVideoHost(code: string): string | undefined {
  const source = parseVideoUrl(code)
  if (source === undefined) return undefined
  const host = new URL(source).hostname.replace(/^www\./, '')
  return names.find(([site]) => host === site || host.endsWith(`.${site}`))?.[1] ?? host
}

const names = [
  ['youtube.com', 'YouTube'],
  ['youtube-nocookie.com', 'YouTube'],
  ['vimeo.com', 'Vimeo'],
  ['wistia.net', 'Wistia'],
  ['wistia.com', 'Wistia'],
  ['loom.com', 'Loom'],
  ['matterport.com', 'Matterport'],
  ['facebook.com', 'Facebook'],
] as const
