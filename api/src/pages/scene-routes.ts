import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { sceneSvg } from '@gable/public-pages/scenes/scene-svg.ts'
import { isScene, type SceneName } from '@gable/shared/landing-pages/scenes.ts'
import type { FastifyInstance } from 'fastify'
import { repository } from '../platform/repository.ts'
import { type Coded, codedOf } from './coded.ts'
import { sendGone } from './gone-routes.ts'
import { sendCoded } from './send-coded.ts'

/** Our own pictures for pages. They are drawings: sharp on every screen, and lighter than any photograph. */
export async function sceneRoutes(app: FastifyInstance) {
  const drawn = new Map<SceneName, Promise<Coded>>()
  const draw = (name: SceneName) => {
    const coded = drawn.get(name) ?? codedOf(sceneSvg(name))
    drawn.set(name, coded)
    return coded
  }

  app.get<{ Params: { name: string } }>('/scenes/:name.svg', async (request, reply) => {
    const { name } = request.params
    if (!isScene(name)) return sendGone(reply)
    reply.type('image/svg+xml').header('cache-control', weekly)
    const { codings, content } = await draw(name)
    return sendCoded(request, reply, codings, content)
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
