import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { sceneSvg } from '@gable/public-pages/scenes/scene-svg.ts'
import { isScene, type SceneName } from '@gable/shared/landing-pages/scenes.ts'
import type { FastifyInstance } from 'fastify'
import { repository } from '../platform/repository.ts'
import { type EncodedText, encodeText } from './content-encoding.ts'
import { sendNotFoundPage } from './not-found-routes.ts'
import { sendEncoded } from './send-encoded.ts'

/**
 * The built-in background pictures. They are drawings: sharp on every screen, and lighter than any photo. Emails show them
 * too, so any website may embed them, as it may uploaded images.
 */
export async function sceneRoutes(app: FastifyInstance) {
  const cache = new Map<SceneName, Promise<EncodedText>>()
  const renderScene = (name: SceneName) => {
    const scene = cache.get(name) ?? encodeText(sceneSvg(name))
    cache.set(name, scene)
    return scene
  }

  app.get<{ Params: { name: string } }>('/scenes/:name.svg', async (request, reply) => {
    const { name } = request.params
    if (!isScene(name)) return sendNotFoundPage(reply)
    reply.type('image/svg+xml').headers(headers)
    const { encodings, hash } = await renderScene(name)
    return sendEncoded(request, reply, encodings, hash)
  })

  // Link previews in messengers do not show SVG, so the build renders each scene as a JPEG too.
  app.get<{ Params: { name: string } }>('/scenes/:name.jpg', (request, reply) => {
    const { name } = request.params
    if (!isScene(name)) return sendNotFoundPage(reply)
    return reply
      .type('image/jpeg')
      .headers(headers)
      .send(createReadStream(join(repository, 'public-pages/dist/scenes', `${name}.jpg`)))
  })
}

const headers = {
  'cache-control': 'public, max-age=604800, stale-while-revalidate=2592000',
  'cross-origin-resource-policy': 'cross-origin',
}
