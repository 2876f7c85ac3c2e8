import { videoFrame } from './video-frame.ts'

/** Replaces the poster of a video by its player, which starts at once. */
export function playVideo(poster: HTMLAnchorElement) {
  const frame = document.createElement('iframe')
  for (const [name, value] of Object.entries(videoFrame)) frame.setAttribute(name, String(value))
  const url = new URL(poster.href)
  url.searchParams.set('autoplay', '1')
  frame.src = url.href
  frame.title = poster.dataset.video ?? ''
  poster.replaceWith(frame)
  frame.focus()
}
