import { orNotFound } from '@gable/shared/http/problem.ts'
import { contentTypeOf, type StoredExtension } from '@gable/shared/media/image.ts'
import type { FastifyInstance } from 'fastify'
import { mediaHeaders } from './media-headers.ts'
import type { MediaStore } from './store.ts'

/** `GET /media/<account>/<media>.<extension>`, without a session. */
export const storedMediaRoutes = (store: MediaStore) => async (app: FastifyInstance) => {
  app.get<{ Params: { accountId: string; file: string } }>('/media/:accountId/:file', async (request, reply) => {
    const { accountId, file } = request.params
    const [, name, extension] = filePattern.exec(file) ?? []
    const found = name && idPattern.test(accountId) ? await store.get(`${accountId}/${file}`) : undefined
    const stored = orNotFound(found, 'image')

    const etag = `"${name}"`
    reply.headers({ ...mediaHeaders, etag })
    if (matchesEtag(request.headers['if-none-match'], etag)) {
      stored.body.destroy()
      return reply.code(304).send()
    }
    reply.type(contentTypeOf[extension as StoredExtension]).header('content-length', stored.size)
    return reply.send(stored.body)
  })
}

// Anything else must not become part of a file path.
const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const filePattern = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?:-\d{3,4})?)\.(png|jpg|webp)$/

export const matchesEtag = (header: string | undefined, etag: string) =>
  header !== undefined &&
  (header.trim() === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag))
