import { videoSourceOf } from '@gable/shared/landing-pages/video-source.ts'

/** On whose site the film of this code lies, as people call it. Undefined of code that shows no film. */
export function videoHostOf(code: string): string | undefined {
  const source = videoSourceOf(code)
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
