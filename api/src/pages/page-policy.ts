import type { ConversionVendor } from '@gable/shared/conversions/vendors.ts'
import { videoSites } from '@gable/shared/landing-pages/video.ts'
import type { FastifyReply } from 'fastify'
import { conversionSources } from './conversion-sources.ts'

export interface PagePolicyOptions {
  /** Set when a page shows a video of one of the known sites. */
  allowVideoFrames?: boolean
  /** The hash of the one inline style element a page may have. */
  styleHash?: string
  frameAncestors?: "'none'" | "'self'"
  /** Vendors whose tags run on the page, and the host that serves it. */
  conversions?: { vendors: readonly ConversionVendor[]; host: string } | undefined
  /** The origin of the map tiles. */
  tileOrigin?: string | undefined
}

const videoSources = videoSites.map(([site]) => ` https://${site} https://*.${site}`).join('')

/** A page runs and calls only our own origin, and no site except the console may frame it. */
export const buildPagePolicy = ({
  styleHash,
  allowVideoFrames = false,
  frameAncestors = "'none'",
  conversions,
  tileOrigin,
}: PagePolicyOptions = {}): string =>
  [
    "default-src 'none'",
    `script-src 'self'${listSources(conversions, 'script')}`,
    `style-src 'self'${styleHash ? ` '${styleHash}'` : ''}`,
    "font-src 'self'",
    `img-src 'self' data:${tileOrigin ? ` ${tileOrigin}` : ''}${listSources(conversions, 'image')}`,
    `connect-src ${toOwnPaths(conversions, ['/api/public/'])}${listSources(conversions, 'connect')}`,
    `frame-src ${toOwnPaths(conversions, ['/lp/', '/p/', '/f/'])}${listSources(conversions, 'frame')}${allowVideoFrames ? videoSources : ''}`,
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${frameAncestors}`,
  ].join('; ')

/** Also keeps tags of vendors from reaching a window with the console: it would be of the same origin. */
export function setPagePolicy(reply: FastifyReply, options: PagePolicyOptions, conversions?: PageConversions) {
  reply.header('content-security-policy', buildPagePolicy({ ...options, conversions }))
  if (conversions) reply.header('cross-origin-opener-policy', 'same-origin-allow-popups')
  return reply
}

export type PageConversions = PagePolicyOptions['conversions']

const listSources = (conversions: PageConversions, part: 'script' | 'image' | 'connect' | 'frame') =>
  [...new Set(conversions?.vendors.flatMap((vendor) => conversionSources[vendor][part]?.split(' ') ?? []))]
    .map((source) => ` ${source}`)
    .join('')

/** Beside tags of others a page may only reach its own paths, where no session is of use. */
const toOwnPaths = (conversions: PageConversions, paths: string[]) =>
  conversions ? paths.map((path) => `${conversions.host}${path}`).join(' ') : "'self'"

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
