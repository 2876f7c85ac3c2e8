import { createHash } from 'node:crypto'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { guidePage } from '@gable/public-pages/widget-guide/guide-page.tsx'
import { elementTypes } from '@gable/shared/widgets/element-types.ts'
import { tagOf } from '@gable/shared/widgets/tags.ts'
import type { FastifyInstance } from 'fastify'
import type { EmbedFiles } from './embed-files.ts'
import { evergreen } from './evergreen.ts'
import { pagePolicy } from './page-policy.ts'
import { sendCoded } from './send-coded.ts'

/** For who looks after a website: how widgets are put on it, and what a compiler should know of them. */
export const guideRoutes = (origin: string) => async (app: FastifyInstance) => {
  const guideOf = lastOf((files: EmbedFiles) => {
    const { editionOf, addressOf } = files
    return coded(guidePage({ origin, edition: editionOf(tagOf.SEARCH), address: addressOf }))
  })
  const types = coded(elementTypes())

  app.get('/embed/guide', async (request, reply) => {
    const { codings, content } = guideOf(await app.embedFiles())
    reply.header('cache-control', evergreen).header('content-security-policy', pagePolicy())
    return sendCoded(request, reply.type('text/html; charset=utf-8'), codings, content)
  })

  app.get('/embed/types.d.ts', async (request, reply) => {
    reply.header('cache-control', evergreen)
    reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin')
    return sendCoded(request, reply.type('application/typescript; charset=utf-8'), types.codings, types.content)
  })
}

function coded(text: string) {
  const identity = Buffer.from(text)
  const codings = { identity, gzip: gzipSync(identity, { level: 9 }), br: brotliCompressSync(identity) }
  return { codings, content: createHash('sha256').update(identity).digest('base64url').slice(0, 16) }
}

/** Made again only when it is asked of something else than before. */
function lastOf<Given extends object, Made>(make: (given: Given) => Made) {
  let last: { given: Given; made: Made } | undefined
  return (given: Given): Made => {
    if (last?.given !== given) last = { given, made: make(given) }
    return last.made
  }
}
