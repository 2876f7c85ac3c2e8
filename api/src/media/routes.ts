import { newId } from '@gable/shared/ids.ts'
import { mediaEndpoints } from '@gable/shared/media/endpoints.ts'
import { storedAs, toMediaUrl } from '@gable/shared/media/image.ts'
import type { FastifyInstance } from 'fastify'
import { createUploadToken } from '../platform/media/upload-token.ts'
import { serve } from '../platform/serve.ts'

export const mediaRoutes = (secret: Buffer) => async (app: FastifyInstance) =>
  serve(app, mediaEndpoints, {
    'POST /agent/media/upload-url': ({ scope: { accountId, agentId }, body }) => {
      const [mediaId, extension] = [newId(), storedAs[body.extension]]
      const expiresAt = new Date(Date.now() + uploadTokenLifetime)
      const token = createUploadToken({ accountId, mediaId, agentId, extension, expiresAt }, secret)
      return { uploadUrl: `/api/media/uploads/${token}`, url: toMediaUrl(accountId, mediaId, extension) }
    },
  })

const uploadTokenLifetime = 15 * 60_000
