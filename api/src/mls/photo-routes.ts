import { orNotFound } from '@gable/shared/http/problem.ts'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../platform/database.ts'
import { createLimiter } from '../platform/media/limiter.ts'
import { mediaHeaders } from '../platform/media/media-headers.ts'
import { processImage } from '../platform/media/process-image.ts'
import { sendRequest } from '../platform/outbound/send-request.ts'
import type { TargetPolicy } from '../platform/outbound/target.ts'
import { withLinkAccount } from '../platform/signed-link.ts'
import { photoLinkKey } from './listing-owner.ts'
import { getPhotoUrl } from './photo-queries.ts'

interface PhotoOptions {
  db: Db
  secret: Buffer
  policy: TargetPolicy
}

/**
 * `GET /media/<account>/photos/<link>/<index>`: a photo of a listing, while its MLS allows it. The picture is decoded and
 * encoded again, so that nothing else comes from the MLS, and visitors never meet its servers.
 */
export const listingPhotoRoutes =
  ({ db, secret, policy }: PhotoOptions) =>
  async (app: FastifyInstance) => {
    const limit = createLimiter(4)
    const controller = new AbortController()
    const photos = createPhotoCache((url) => limit(() => loadPhoto(url, { policy, signal: controller.signal })))
    app.addHook('onClose', async () => controller.abort())

    app.get<{ Params: { accountId: string; link: string; index: string } }>(
      '/media/:accountId/photos/:link/:index',
      async ({ params: { accountId, link, index } }, reply) => {
        const found = /^\d{1,2}$/.test(index)
          ? await withLinkAccount(db, photoLinkKey(secret), link, async (db, scope, [listingId = '']) =>
              scope.accountId === accountId ? getPhotoUrl(db, scope, listingId, Number(index)) : undefined,
            )
          : undefined
        // A failure is not cached: the MLS may send the photo the next time.
        const photo = orNotFound(await photos.get(orNotFound(found, 'photo')), 'photo')
        reply.headers({ ...mediaHeaders, 'cache-control': 'public, max-age=3600' })
        return reply.type('image/webp').send(photo)
      },
    )
  }

async function loadPhoto(url: string, options: { policy: TargetPolicy; signal: AbortSignal }) {
  const { status, body, isComplete } = await sendRequest({ ...options, url, maxBytes: 15_000_000, timeoutMs: 8000 })
  if (status !== 200 || !isComplete) return undefined
  const { bytes, narrower } = await processImage(body, 'webp')
  return narrower.find(({ width }) => width === shownWidth)?.bytes ?? bytes
}

const shownWidth = 640
const photosMaximum = 200

/** The photos that were asked for last. Each is loaded once, however many ask at the same time. */
function createPhotoCache(load: (url: string) => Promise<Buffer | undefined>) {
  const photos = new Map<string, Promise<Buffer | undefined>>()
  return {
    get(url: string): Promise<Buffer | undefined> {
      const photo = photos.get(url) ?? load(url).catch(() => undefined)
      photos.delete(url)
      photos.set(url, photo)
      void photo.then((bytes) => !bytes && photos.delete(url))
      const [oldest] = photos.keys()
      if (photos.size > photosMaximum && oldest !== undefined) photos.delete(oldest)
      return photo
    },
  }
}
