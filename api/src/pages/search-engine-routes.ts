import type { FastifyInstance } from 'fastify'
import { listedPages } from '../hosts/queries.ts'

/** What search engines ask for first. */
export const searchEngineRoutes = (publicOrigin: string) => async (app: FastifyInstance) => {
  app.get('/robots.txt', async ({ hostname }, reply) => {
    const accountId = await app.hosts.accountOf(hostname)
    const origin = accountId === undefined ? publicOrigin : await app.hosts.originOf(accountId)
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', hourly)
      .send(`User-agent: *\nAllow: /lp/\nDisallow: /a/\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`)
  })

  // A map tells of pages under its own name only: those of an agency with a name of its own stand in that one's.
  app.get('/sitemap.xml', async ({ hostname }, reply) => {
    const accountId = await app.hosts.accountOf(hostname)
    const pages = await listedPages(app.db, accountId)
    const placed = await Promise.all(
      pages.map(async ({ id, account_id, updated_at }) => ({
        origin: await app.hosts.originOf(account_id),
        line: (origin: string) =>
          `<url><loc>${origin}/lp/${id}</loc><lastmod>${updated_at.toISOString().slice(0, 10)}</lastmod></url>`,
      })),
    )
    const here = accountId === undefined ? placed.filter(({ origin }) => origin === publicOrigin) : placed
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', hourly)
      .send(sitemapOf(here.map(({ origin, line }) => line(origin))))
  })
}

const sitemapOf = (lines: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('\n')}\n</urlset>\n`

const hourly = 'public, max-age=0, s-maxage=3600, stale-if-error=86400'
