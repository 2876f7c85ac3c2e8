import { newId } from '@gable/shared/ids.ts'
import { mediaEndpoints } from '@gable/shared/media/endpoints.ts'
import { mediaAddress, storedAs } from '@gable/shared/media/image.ts'
import type { FastifyInstance } from 'fastify'
import { writeTicket } from '../platform/media/ticket.ts'
import { serve } from '../platform/serve.ts'

export const mediaRoutes = (secret: Buffer) => async (app: FastifyInstance) =>
  serve(app, mediaEndpoints, {
    'POST /agent/media/upload-url': ({ scope: { accountId, agentId }, body }) => {
      const [mediaId, extension] = [newId(), storedAs[body.extension]]
      const expiresAt = new Date(Date.now() + ticketLife)
      const ticket = writeTicket({ accountId, mediaId, agentId, extension, expiresAt }, secret)
      return { uploadUrl: `/api/media/uploads/${ticket}`, url: mediaAddress(accountId, mediaId, extension) }
    },
  })

const ticketLife = 15 * 60_000
