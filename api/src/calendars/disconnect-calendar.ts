import { orNotFound } from '@gable/shared/http/problem.ts'
import { type Db, withAccount } from '../platform/database.ts'
import { OutboundError } from '../platform/outbound/send-request.ts'
import type { Scope } from '../platform/scope.ts'
import type { ConnectContext } from './connect-calendar.ts'
import { deleteConnection, getOwnConnection } from './connection-queries.ts'
import { decryptTokens, toRequestContext } from './open-account.ts'
import { CalendarError } from './provider.ts'
import { publishCalendars } from './publish-calendars.ts'
import { requestCalendar } from './request.ts'
import { getSignInConfig } from './sign-in/sign-in-config.ts'

/** Forgets an account with its times and credentials. Events that were written to it stay there. */
export async function disconnectCalendar(db: Db, scope: Scope, connectionId: string, context: ConnectContext) {
  const row = await withAccount(db, scope, async (db) => {
    const row = orNotFound(await getOwnConnection(db, scope, connectionId), 'calendar')
    await deleteConnection(db, scope, connectionId)
    await publishCalendars(db, scope)
    return row
  })
  const config = row.provider === 'CALDAV' ? undefined : getSignInConfig(row.provider, context.settings)
  if (!config?.revokeUrl) return
  const { refreshToken } = decryptTokens(row, context.secret)
  await requestCalendar(toRequestContext({ ...context, timeoutMs: 5000 }, context.signal), {
    url: config.revokeUrl,
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ token: refreshToken }).toString(),
  }).catch((error) => {
    // The token is forgotten here, whether Google heard of it or not.
    if (!(error instanceof CalendarError || error instanceof OutboundError)) throw error
  })
}
