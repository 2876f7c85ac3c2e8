import { Readable } from 'node:stream'
import { billingEndpoints } from '@gable/shared/billing/endpoints.ts'
import { TransactionFilter } from '@gable/shared/billing/transactions.ts'
import { Id } from '@gable/shared/http/fields.ts'
import { orNotFound, Problem } from '@gable/shared/http/problem.ts'
import type { FastifyInstance } from 'fastify'
import type * as z from 'zod'
import { canSeeCredits } from '../credits/can-see-credits.ts'
import { getBalance } from '../credits/ledger.ts'
import { withAccount } from '../platform/database.ts'
import { authorize } from '../platform/gate.ts'
import { serve } from '../platform/serve.ts'
import { getSessionToken } from '../platform/session-cookie.ts'
import type { Settings } from '../platform/settings.ts'
import { cancelOrder, createOrder } from './create-order.ts'
import { getBilling } from './get-billing.ts'
import { getOrder, toOrder } from './order-queries.ts'
import { createPayments } from './payments.ts'
import { updateAutoRecharge } from './recharge.ts'
import { stripeRoutes } from './stripe/stripe-routes.ts'
import { getSubscription } from './subscription-queries.ts'
import { listTransactions } from './transaction-queries.ts'
import { renderTransactions } from './transactions-file.ts'

export const billingRoutes = (settings: Settings) => async (app: FastifyInstance) => {
  const payments = createPayments(settings)
  await app.register(stripeRoutes(settings, payments))
  await app.register(transactionsFileRoute)
  serve(app, billingEndpoints, {
    'GET /agent/credits': ({ db, scope }) => {
      if (!canSeeCredits(scope)) throw new Problem('forbidden', "You don't have permission to do this")
      return getBalance(db, scope)
    },
    'GET /agent/billing': ({ db, scope }) => getBilling(db, scope, payments),
    'GET /agent/billing/transactions': ({ db, scope, query }) => listTransactions(db, scope, query),
    'POST /agent/billing/orders': ({ db, scope, body }) => createOrder(db, scope, payments, body),
    'GET /agent/billing/orders/:orderId': async ({ db, scope, params }) =>
      toOrder(orNotFound(await getOrder(db, scope, params.orderId), 'order')),
    'POST /agent/billing/orders/:orderId/canceled': ({ db, scope, params }) =>
      cancelOrder(db, scope, payments, params.orderId),
    'PUT /agent/billing/auto-recharge': ({ db, scope, body }) => updateAutoRecharge(db, scope, body),
    'POST /agent/billing/portal': async ({ db, scope }) => {
      const subscription = await withAccount(db, scope, (db) => getSubscription(db, scope))
      if (!payments.openPortal || !subscription?.customer_id)
        throw new Problem('conflict', 'There is nothing to manage yet. It opens after the first payment by card.')
      return { url: await payments.openPortal(subscription.customer_id, scope.accountId) }
    },
  })
}

/** A browser saves it, so the account is in the URL instead of a header. */
async function transactionsFileRoute(app: FastifyInstance) {
  const querystring = TransactionFilter.extend({ account: Id })
  app.get<{ Querystring: z.infer<typeof querystring> }>(
    '/agent/billing/transactions.csv',
    { schema: { querystring } },
    async (request, reply) => {
      const { account: accountId, ...filter } = request.query
      const access = { allow: 'ACCESS_ACCOUNT_SETTINGS', whileSuspended: true } as const
      const { scope } = await authorize(app.db, access, { token: getSessionToken(request), accountId })
      if (!scope) throw new Problem('not_found', 'File not found')
      return reply
        .headers({
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': 'attachment; filename="transactions.csv"',
          'content-security-policy': "default-src 'none'; sandbox",
          'cache-control': 'private, no-store',
          'x-content-type-options': 'nosniff',
        })
        .send(Readable.from(renderTransactions(app.db, scope, filter)))
    },
  )
}
