import { videoSites } from '@gable/shared/landing-pages/video.ts'

export interface PagePolicyOptions {
  /** Set when a page shows a video of one of the known sites. */
  allowVideoFrames?: boolean
  /** The hash of the one inline style element a page may have. */
  styleHash?: string
  frameAncestors?: "'none'" | "'self'"
  /** The origin of the map tiles. */
  tileOrigin?: string | undefined
}

const videoSources = videoSites.map(([site]) => ` https://${site} https://*.${site}`).join('')

/** A page runs and calls only our own origin, and no site except the console may frame it. */
export const buildPagePolicy = ({
  styleHash,
  allowVideoFrames = false,
  frameAncestors = "'none'",
  tileOrigin,
}: PagePolicyOptions = {}): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self'${styleHash ? ` '${styleHash}'` : ''}`,
    `img-src 'self' data:${tileOrigin ? ` ${tileOrigin}` : ''}`,
    "connect-src 'self'",
    `frame-src 'self'${allowVideoFrames ? videoSources : ''}`,
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${frameAncestors}`,
  ].join('; ')

/**
 * For an agency's own code. It may load and send anything, but the sandbox gives it an opaque origin: it cannot read the
 * page around it, cookies or storage, and cannot navigate the visitor away.
 */
export const customCodePolicy = [
  'sandbox allow-scripts',
  "default-src https: data: blob: 'unsafe-inline' 'unsafe-eval'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ')
