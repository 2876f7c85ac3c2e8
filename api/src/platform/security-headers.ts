import type { FastifyInstance } from 'fastify'
import type { Settings } from './settings.ts'

/** What every answer says to the browser. A route that needs another policy sets its own. */
export function addSecurityHeaders(app: FastifyInstance) {
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-content-type-options', 'nosniff')
    reply.header('referrer-policy', 'same-origin')
    reply.header('cross-origin-opener-policy', 'same-origin')
    if (!reply.hasHeader('cross-origin-resource-policy')) reply.header('cross-origin-resource-policy', 'same-origin')
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', plainPolicy)
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
  })
}

/** For data and for plain pages of ours: nothing runs, nothing frames them. */
const plainPolicy = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** For the console: its own files only, and its own previews in frames. */
export function consolePolicy({
  PUBLIC_ORIGIN,
  ERROR_DSN,
  TILE_URL,
}: Pick<Settings, 'PUBLIC_ORIGIN' | 'ERROR_DSN' | 'TILE_URL'>) {
  const reports = ERROR_DSN ? ` ${new URL(ERROR_DSN).origin}` : ''
  const published = PUBLIC_ORIGIN ? ` ${PUBLIC_ORIGIN}` : ''
  const tiles = TILE_URL ? ` ${tileOrigin(TILE_URL)}` : ''
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    `img-src 'self' data: blob:${published}${tiles}`,
    `connect-src 'self'${reports}`,
    `frame-src 'self'${published}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Tiles may be spread over hosts that differ in their first word. */
const tileOrigin = (url: string) => url.replace(/^(https?:\/\/[^/]+).*$/, '$1').replace('{s}', '*')
