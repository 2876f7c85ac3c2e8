import { sceneSvg } from '@gable/public-pages/scenes/scene-svg.ts'
import { isScene } from '@gable/shared/landing-pages/scenes.ts'
import type { FastifyInstance } from 'fastify'
import { sendGone } from './gone-routes.ts'

/** Our own pictures for pages. They are drawings: sharp on every screen, and lighter than any photograph. */
export async function sceneRoutes(app: FastifyInstance) {
  app.get<{ Params: { name: string } }>('/scenes/:name.svg', (request, reply) => {
    const { name } = request.params
    if (!isScene(name)) return sendGone(reply)
    return reply
      .type('image/svg+xml')
      .header('cache-control', 'public, max-age=604800, stale-while-revalidate=2592000')
      .send(sceneSvg(name))
  })
}
