import type { FastifyInstance } from 'fastify'
import { publicOrigin, type Settings } from './settings.ts'

/** Adds security headers to every response. A route that needs another policy, or may be cached, sets its own. */
export function addSecurityHeaders(app: FastifyInstance) {
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-content-type-options', 'nosniff')
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    if (!reply.hasHeader('referrer-policy')) reply.header('referrer-policy', 'same-origin')
    if (!reply.hasHeader('cross-origin-opener-policy')) reply.header('cross-origin-opener-policy', 'same-origin')
    if (!reply.hasHeader('cross-origin-resource-policy')) reply.header('cross-origin-resource-policy', 'same-origin')
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', defaultPolicy)
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
  })
}

/** For data and for plain pages: no scripts, no framing. */
const defaultPolicy =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

type PolicySettings = Pick<Settings, 'PUBLIC_ORIGIN' | 'CONSOLE_ORIGIN' | 'PORT' | 'ERROR_DSN' | 'TILE_URL'>

/**
 * For the console: its own files, and its own previews in frames. Previews of emails load images from the public origin,
 * which is not the console's own when somebody opens it as 127.0.0.1 instead of localhost.
 */
export function createConsolePolicy(settings: PolicySettings) {
  const { ERROR_DSN, TILE_URL } = settings
  const reports = ERROR_DSN ? ` ${new URL(ERROR_DSN).origin}` : ''
  const published = publicOrigin(settings)
  const tiles = TILE_URL ? ` ${toTileOrigin(TILE_URL)}` : ''
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    `img-src 'self' data: blob: ${published}${tiles}`,
    `connect-src 'self'${reports}`,
    `frame-src 'self' ${published}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Tile servers may use several subdomains: {s} becomes a wildcard. */
export const toTileOrigin = (url: string) => url.replace(/^(https?:\/\/[^/]+).*$/, '$1').replace('{s}', '*')
