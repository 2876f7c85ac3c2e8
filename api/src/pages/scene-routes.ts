import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { sceneSvg } from '@gable/public-pages/scenes/scene-svg.ts'
import { isScene } from '@gable/shared/landing-pages/scenes.ts'
import type { FastifyInstance } from 'fastify'
import { repository } from '../platform/repository.ts'
import { sendGone } from './gone-routes.ts'

/** Our own pictures for pages. They are drawings: sharp on every screen, and lighter than any photograph. */
export async function sceneRoutes(app: FastifyInstance) {
  app.get<{ Params: { name: string } }>('/scenes/:name.svg', (request, reply) => {
    const { name } = request.params
    if (!isScene(name)) return sendGone(reply)
    return reply.type('image/svg+xml').header('cache-control', weekly).send(sceneSvg(name))
  })

  // For the previews of messengers, which show no drawings. They lie where they were drawn when the product was built.
  app.get<{ Params: { name: string } }>('/scenes/:name.jpg', (request, reply) => {
    const { name } = request.params
    if (!isScene(name)) return sendGone(reply)
    return reply
      .type('image/jpeg')
      .header('cache-control', weekly)
      .send(createReadStream(join(repository, 'public-pages/dist/scenes', `${name}.jpg`)))
  })
}

const weekly = 'public, max-age=604800, stale-while-revalidate=2592000'
