import { isSuspended } from '@gable/shared/agency/suspension.ts'
import { startEndpoints } from '@gable/shared/start/endpoints.ts'
import type { FastifyInstance } from 'fastify'
import { getAgency, getAgent } from '../agency/queries.ts'
import { toAccess } from '../agency/to-access.ts'
import { canSeeCredits } from '../credits/can-see-credits.ts'
import { getBalance } from '../credits/ledger.ts'
import { listTasks } from '../getting-started/tasks.ts'
import { countUnread as countNotifications } from '../notifications/queries.ts'
import { getPlan } from '../plans/queries.ts'
import type { Db } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'
import { serve } from '../platform/serve.ts'
import { getPreferences } from '../preferences/queries.ts'
import { countUnread as countSubmissions } from '../submissions/queries.ts'

export const startRoutes = async (app: FastifyInstance) =>
  serve(app, startEndpoints, {
    'GET /agent/start': async ({ db, scope, user }) => {
      const agency = await getAgency(db, scope)
      const isKey = user.apiKey !== null
      const isClosed = isSuspended(agency.defaultSettings.softFreezeAfter)
      return {
        agent: await getAgent(db, scope),
        agency,
        access: toAccess(scope, user),
        plan: await getPlan(db, scope),
        tasks: await listTasks(db, scope),
        preferences: await getPreferences(db, scope),
        unread: isKey || isClosed ? null : await countAllUnread(db, scope),
        credits: isKey || !canSeeCredits(scope) ? null : await getBalance(db, scope),
      }
    },
  })

const countAllUnread = async (db: Db, scope: Scope) => ({
  submissions: (await countSubmissions(db, scope)).unread,
  notifications: await countNotifications(db, scope),
})
