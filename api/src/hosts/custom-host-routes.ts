import { customSubDomainEndpoints } from '@gable/shared/email-domains/custom-sub-domain-endpoints.ts'
import type { FastifyInstance } from 'fastify'
import type { AccountRunner } from '../email-domains/check-domain.ts'
import type { DomainContext } from '../email-domains/domain-context.ts'
import { withAccount } from '../platform/database.ts'
import { serve } from '../platform/serve.ts'
import {
  addCustomSubDomain,
  checkCustomSubDomain,
  getCustomSubDomain,
  getCustomSubDomainOrThrow,
  removeCustomSubDomain,
} from './custom-host.ts'

export const customSubDomainRoutes = (context: DomainContext) => async (app: FastifyInstance) =>
  serve(app, customSubDomainEndpoints, {
    'GET /agent/custom-sub-domain': async ({ db, scope }) => ({
      subDomain: await getCustomSubDomain(db, scope, context),
      origin: await app.hosts.getOrigin(scope.accountId),
    }),
    'POST /agent/custom-sub-domain': ({ db, scope, body }) => addCustomSubDomain(db, scope, body.host, context),
    'POST /agent/custom-sub-domain/checked': async ({ db, scope }) => {
      const run: AccountRunner = (work) => withAccount(db, scope, (db) => work(db, scope))
      await checkCustomSubDomain(run, context)
      return run((db) => getCustomSubDomainOrThrow(db, scope, context))
    },
    'DELETE /agent/custom-sub-domain': ({ db, scope }) => removeCustomSubDomain(db, scope),
  })
