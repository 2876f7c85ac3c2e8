import { Problem } from '@gable/shared/http/problem.ts'
import { contentTypeOf, type StoredExtension } from '@gable/shared/media/image.ts'
import type { FastifyInstance } from 'fastify'
import { mediaHeaders } from './media-headers.ts'
import type { MediaStore } from './store.ts'

/** `GET /media/<account>/<media>.<extension>`, for everybody. */
export const storedMediaRoutes = (store: MediaStore) => async (app: FastifyInstance) => {
  app.get<{ Params: { accountId: string; file: string } }>('/media/:accountId/:file', async (request, reply) => {
    const { accountId, file } = request.params
    const [, name, extension] = filePattern.exec(file) ?? []
    const stored = name && idPattern.test(accountId) ? await store.get(`${accountId}/${file}`) : undefined
    if (!stored) throw new Problem('not_found', 'There is no such image')

    const etag = `"${name}"`
    reply.headers({ ...mediaHeaders, etag })
    if (namesTag(request.headers['if-none-match'], etag)) {
      stored.body.destroy()
      return reply.code(304).send()
    }
    reply.type(contentTypeOf[extension as StoredExtension]).header('content-length', stored.size)
    return reply.send(stored.body)
  })
}

// Nothing else may become part of a path on the disk.
const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const filePattern = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?:-\d{3,4})?)\.(png|jpg|webp)$/

export const namesTag = (header: string | undefined, etag: string) =>
  header !== undefined &&
  (header.trim() === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag))
