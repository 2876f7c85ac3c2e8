import { invalid, Problem } from '@gable/shared/http/problem.ts'
import {
  contentTypeOf,
  imageBytesMaximum,
  imageTooLarge,
  notAnImage,
  toNarrowerUrl,
} from '@gable/shared/media/image.ts'
import type { FastifyInstance } from 'fastify'
import { type Db, withAccount } from '../database.ts'
import { mintAccountScope } from '../mint.ts'
import { allowSlowBody } from '../request-timeouts.ts'
import { createOpenUploads } from './open-uploads.ts'
import { type ProcessedImage, processImage } from './process-image.ts'
import type { MediaStore } from './store.ts'
import { type UploadToken, verifyUploadToken } from './upload-token.ts'

declare module 'fastify' {
  interface FastifyRequest {
    openUpload: ReturnType<ReturnType<typeof createOpenUploads>> | undefined
  }
}

interface UploadRoutesOptions {
  db: Db
  store: MediaStore
  secret: Buffer
}

/** `PUT /api/media/uploads/<token>` with the file as the body. The token works once and needs no session. */
export const uploadRoutes =
  ({ db, store, secret }: UploadRoutesOptions) =>
  async (app: FastifyInstance) => {
    const openUpload = createOpenUploads()
    app.decorateRequest('openUpload', undefined)
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: imageBytesMaximum }, (_request, body, done) =>
      done(null, body),
    )
    app.setErrorHandler((error: Error & { code?: string }) => {
      throw error.code === 'FST_ERR_CTP_BODY_TOO_LARGE'
        ? new Problem('too_large', imageTooLarge, { file: imageTooLarge })
        : error
    })

    app.put<{ Params: { token: string }; Body: unknown }>(
      '/api/media/uploads/:token',
      // Checked before the body is read into memory.
      {
        onRequest: async (request, reply) => {
          const { accountId } = requireUploadToken(request.params.token, secret)
          const upload = openUpload(accountId)
          request.openUpload = upload
          reply.raw.once('close', upload.disconnect)
          allowSlowBody(request)
        },
      },
      async ({ params, body, openUpload }, reply) => {
        const token = requireUploadToken(params.token, secret)
        if (!openUpload || !Buffer.isBuffer(body)) throw invalid({ file: notAnImage }, notAnImage)
        await openUpload.process(async () => storeImage(db, store, token, await processImage(body, token.extension)))
        return reply.code(204).send()
      },
    )
  }

function requireUploadToken(text: string, secret: Buffer): UploadToken {
  const token = verifyUploadToken(text, secret)
  if (!token) throw new Problem('forbidden', 'This upload has expired. Please choose the image again.')
  return token
}

/** Inserts the row first, so a second upload with the same token conflicts and writes no file. */
const storeImage = (
  db: Db,
  store: MediaStore,
  token: UploadToken,
  { bytes, width, height, narrower }: ProcessedImage,
) =>
  withAccount(db, mintAccountScope(token.accountId), async (db) => {
    const { accountId, mediaId, agentId, extension } = token
    const content_type = contentTypeOf[extension]
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('media')
      .values({
        account_id: accountId,
        id: mediaId,
        content_type,
        width,
        height,
        bytes: bytes.length,
        narrower: narrower.map(({ width }) => width),
        uploaded_by: agentId,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (!numInsertedOrUpdatedRows) throw new Problem('conflict', 'This image has already been uploaded.')
    const key = `${accountId}/${mediaId}.${extension}`
    await Promise.all([
      store.put(key, bytes, content_type),
      ...narrower.map(({ width, bytes }) => store.put(toNarrowerUrl(key, width), bytes, contentTypeOf.webp)),
    ])
  })
