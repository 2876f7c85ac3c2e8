import cookie from '@fastify/cookie'
import { newId } from '@gable/shared/ids.ts'
import Fastify, { type FastifyInstance } from 'fastify'
import { agencyRoutes } from './agency/routes.ts'
import { homeRoutes } from './home/routes.ts'
import { identityRoutes } from './identity/routes.ts'
import { leadRoutes } from './leads/routes.ts'
import { onboardingRoutes } from './onboarding/routes.ts'
import { planRoutes } from './plans/routes.ts'
import type { Database } from './platform/database.ts'
import { refuseForeignWrites } from './platform/same-origin.ts'
import type { Settings } from './platform/settings.ts'
import { speakZod } from './platform/speak-zod.ts'
import { preferenceRoutes } from './preferences/routes.ts'

export interface House {
  settings: Settings
  /** Behind row-level security: what requests work with. */
  database: Database
  /** The owner's connections: for the queue and for listening. */
  owner: Database
}

/** The whole product as one Fastify application that has not begun to listen. */
export async function buildApp({ settings, database }: House): Promise<FastifyInstance> {
  const app = Fastify({
    trustProxy: settings.TRUST_PROXY,
    genReqId: () => newId(),
    routerOptions: { maxParamLength: 200 },
  })
  app.decorate('db', database.db)
  app.decorateRequest('admitted', undefined)
  speakZod(app, () => {})
  refuseForeignWrites(app, consoleOrigin(settings))
  await app.register(cookie)
  await app.register(
    async (api) => {
      await api.register(identityRoutes(settings))
      await api.register(agencyRoutes)
      await api.register(planRoutes)
      await api.register(preferenceRoutes)
      await api.register(leadRoutes)
      await api.register(homeRoutes)
      await api.register(onboardingRoutes)
    },
    { prefix: '/api' },
  )
  return app
}

export const consoleOrigin = (settings: Settings) => settings.CONSOLE_ORIGIN ?? `http://localhost:${settings.PORT}`
