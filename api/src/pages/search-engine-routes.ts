import type { FastifyInstance } from 'fastify'
import { toPageUrl } from '../landing-pages/page-url.ts'
import { listIndexablePages } from './queries.ts'

/** robots.txt and the sitemap. */
export const searchEngineRoutes = (publicOrigin: string) => async (app: FastifyInstance) => {
  app.get('/robots.txt', async ({ hostAccountId: accountId }, reply) => {
    const origin = accountId === undefined ? publicOrigin : await app.hosts.getOrigin(accountId)
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', cacheControl)
      .send(`User-agent: *\nAllow: /lp/\nDisallow: /a/\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`)
  })

  // A sitemap may only list pages on its own host, so an agency with its own host appears in the sitemap there.
  app.get('/sitemap.xml', async ({ hostAccountId: accountId }, reply) => {
    const pages = await listIndexablePages(app.db, accountId)
    const entries = await Promise.all(
      pages.map(async ({ id, account_id, updated_at, slug, is_slug_shared: isSlugShared }) => {
        const host = await app.hosts.getPageHost(account_id)
        return {
          origin: host.origin,
          url: toPageUrl(host, { id, isPersonal: false, purlId: null, slug, isSlugShared }),
          updatedOn: updated_at.toISOString().slice(0, 10),
        }
      }),
    )
    const listed = accountId === undefined ? entries.filter(({ origin }) => origin === publicOrigin) : entries
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', cacheControl)
      .send(renderSitemap(listed))
  })
}

interface SitemapEntry {
  url: string
  updatedOn: string
}

const renderSitemap = (entries: SitemapEntry[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries
    .map(({ url, updatedOn }) => `<url><loc>${url}</loc><lastmod>${updatedOn}</lastmod></url>`)
    .join('\n')}\n</urlset>\n`

const cacheControl = 'public, max-age=0, s-maxage=3600, stale-if-error=86400'
