/** The attributes of a frame with the player of a known site, which needs its own origin. */
export const videoFrame = {
  class: 'video-frame',
  sandbox: 'allow-scripts allow-same-origin allow-presentation allow-popups',
  allow: 'autoplay; fullscreen; picture-in-picture; encrypted-media',
  // Players refuse to run without a referrer. It is the origin only, without the owner's link.
  referrerPolicy: 'strict-origin',
  width: 960,
  height: 540,
} as const
