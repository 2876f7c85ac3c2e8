import type { FastifyInstance } from 'fastify'
import { openMediaStore } from '../platform/media/open-store.ts'
import { publicOrigin, type Settings } from '../platform/settings.ts'
import { editionsIn } from './embed-editions.ts'
import { builtEmbeds } from './embed-files.ts'
import { embedRoutes } from './embed-routes.ts'
import { goneRoutes } from './gone-routes.ts'
import { guideRoutes } from './guide-routes.ts'
import { journeyPageRoutes } from './journey-page-routes.ts'
import { keepEdition } from './keep-edition.ts'
import { landingPageRoutes } from './landing-page-routes.ts'
import { plainFormRoutes } from './plain-form-routes.ts'
import { previewRoutes } from './preview-routes.ts'
import { sceneRoutes } from './scene-routes.ts'
import { searchEngineRoutes } from './search-engine-routes.ts'

/** Pages for visitors, and the files that bring them to life. */
export const pageRoutes =
  ({ settings, secret }: { settings: Settings; secret: Buffer }) =>
  async (app: FastifyInstance) => {
    const addresses = async () => (await app.embedFiles()).addressOf
    const editions = editionsIn(openMediaStore(settings))
    if (settings.NODE_ENV !== 'development') keepEdition(app, editions, builtEmbeds)
    await app.register(embedRoutes({ folder: builtEmbeds, editions }))
    await app.register(guideRoutes(publicOrigin(settings)))
    await app.register(previewRoutes(addresses))
    const countsMachines = settings.NODE_ENV === 'test'
    await app.register(journeyPageRoutes({ addresses, secret, countsMachines }))
    await app.register(landingPageRoutes({ countsMachines }))
    await app.register(sceneRoutes)
    await app.register(searchEngineRoutes(publicOrigin(settings)))
    await app.register(plainFormRoutes({ addresses, secret }))
    await app.register(goneRoutes)
  }
