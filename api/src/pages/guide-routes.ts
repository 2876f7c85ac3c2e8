import { renderGuidePage } from '@gable/public-pages/widget-guide/guide-page.tsx'
import { renderElementTypes } from '@gable/shared/widgets/element-types.ts'
import { tagOf } from '@gable/shared/widgets/tags.ts'
import type { FastifyInstance } from 'fastify'
import { anyWebsite } from '../platform/public-cors.ts'
import { latestVersionCacheControl } from './cache-control.ts'
import { encodeText } from './content-encoding.ts'
import type { EmbedFiles } from './embed-files.ts'
import { buildPagePolicy } from './page-policy.ts'
import { sendEncoded } from './send-encoded.ts'

/** The guide for website owners who embed a widget, and the TypeScript types of the elements. */
export const guideRoutes = (origin: string) => async (app: FastifyInstance) => {
  const renderGuide = memoizeLast(({ getEdition, getUrl }: EmbedFiles) =>
    encodeText(renderGuidePage({ origin, edition: getEdition(tagOf.SEARCH), fileUrl: getUrl })),
  )
  const types = await encodeText(renderElementTypes())

  app.get('/embed/guide', async (request, reply) => {
    const { encodings, hash } = await renderGuide(await app.embedFiles())
    reply.header('cache-control', latestVersionCacheControl).header('content-security-policy', buildPagePolicy())
    return sendEncoded(request, reply.type('text/html; charset=utf-8'), encodings, hash)
  })

  app.get('/embed/types.d.ts', { config: { cors: anyWebsite } }, async (request, reply) => {
    reply.header('cache-control', latestVersionCacheControl)
    return sendEncoded(request, reply.type('application/typescript; charset=utf-8'), types.encodings, types.hash)
  })
}

/** Recomputes only when the input is a different object than in the last call. */
function memoizeLast<Input extends object, Output>(compute: (input: Input) => Output) {
  let last: { input: Input; output: Output } | undefined
  return (input: Input): Output => {
    if (last?.input !== input) last = { input, output: compute(input) }
    return last.output
  }
}
