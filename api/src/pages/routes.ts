import type { FastifyInstance } from 'fastify'
import { createMediaStore } from '../platform/media/create-media-store.ts'
import { publicOrigin, type Settings } from '../platform/settings.ts'
import { archiveEmbedsOnListen } from './archive-embeds.ts'
import { createEmbedArchive } from './embed-archive.ts'
import { embedsFolder } from './embed-files.ts'
import { embedRoutes } from './embed-routes.ts'
import { guideRoutes } from './guide-routes.ts'
import { journeyPageRoutes } from './journey-page-routes.ts'
import { publicLandingPageRoutes } from './landing-page-routes.ts'
import { notFoundRoutes } from './not-found-routes.ts'
import { plainFormRoutes } from './plain-form-routes.ts'
import { previewRoutes } from './preview-routes.ts'
import { sceneRoutes } from './scene-routes.ts'
import { searchEngineRoutes } from './search-engine-routes.ts'

/** The public pages and the files they load. */
export const pageRoutes =
  ({ settings, secret }: { settings: Settings; secret: Buffer }) =>
  async (app: FastifyInstance) => {
    const getFileUrls = async () => (await app.embedFiles()).getUrl
    const archive = createEmbedArchive(createMediaStore(settings))
    if (settings.NODE_ENV !== 'development') archiveEmbedsOnListen(app, archive, embedsFolder)
    await app.register(embedRoutes({ folder: embedsFolder, archive }))
    await app.register(guideRoutes(publicOrigin(settings)))
    await app.register(previewRoutes(getFileUrls))
    const countsMachines = settings.NODE_ENV === 'test'
    await app.register(journeyPageRoutes({ getFileUrls, secret, countsMachines, origin: publicOrigin(settings) }))
    await app.register(publicLandingPageRoutes({ countsMachines, secret }))
    await app.register(sceneRoutes)
    await app.register(searchEngineRoutes(publicOrigin(settings)))
    await app.register(plainFormRoutes(secret))
    await app.register(notFoundRoutes)
  }
