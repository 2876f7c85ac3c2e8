import type { FastifyInstance } from 'fastify'
import type { Settings } from '../platform/settings.ts'
import { embedRoutes } from './embed-files.ts'
import { goneRoutes } from './gone-routes.ts'
import { journeyPageRoutes } from './journey-page-routes.ts'
import { plainFormRoutes } from './plain-form-routes.ts'
import { previewRoutes } from './preview-routes.ts'

/** Pages for visitors, and the files that bring them to life. */
export const pageRoutes =
  ({ settings: { NODE_ENV }, secret }: { settings: Pick<Settings, 'NODE_ENV'>; secret: Buffer }) =>
  async (app: FastifyInstance) => {
    const addresses = async () => (await app.embedFiles()).addressOf
    await app.register(embedRoutes)
    await app.register(previewRoutes(addresses))
    await app.register(journeyPageRoutes({ addresses, secret, countsMachines: NODE_ENV === 'test' }))
    await app.register(plainFormRoutes({ addresses, secret }))
    await app.register(goneRoutes)
  }
