import { calendarTitles, type NewCalDavConnection } from '@gable/shared/calendars/calendar.ts'
import { invalid, orNotFound, Problem } from '@gable/shared/http/problem.ts'
import { newId } from '@gable/shared/ids.ts'
import { type Db, withAccount } from '../platform/database.ts'
import { assertAllowedUrl, toTargetPolicy } from '../platform/outbound/target.ts'
import type { Scope } from '../platform/scope.ts'
import { createCalDavAccount } from './caldav/caldav-account.ts'
import { chooseDefaults, storeCalendars } from './calendar-queries.ts'
import {
  type ConnectionRow,
  enqueueSync,
  findConnection,
  getOwnConnection,
  insertConnection,
  reactivateConnection,
} from './connection-queries.ts'
import {
  type CalendarContext,
  type Credential,
  encryptCredential,
  openSignedIn,
  toRequestContext,
} from './open-account.ts'
import { CalendarError, type RemoteCalendar } from './provider.ts'
import { publishCalendars } from './publish-calendars.ts'
import { getReturnUrl, getSignInConfig } from './sign-in/sign-in-config.ts'
import { readState } from './sign-in/sign-in-state.ts'
import { redeemCode } from './sign-in/tokens.ts'

export interface ConnectContext extends CalendarContext {
  /** Aborted when the process stops. */
  signal: AbortSignal
}

/** Connects an account of CalDAV. Its server is asked outside of transactions. */
export async function connectCalDav(
  db: Db,
  scope: Scope,
  { serverUrl, username, password }: NewCalDavConnection,
  context: ConnectContext,
): Promise<void> {
  assertAllowedServer(serverUrl, context)
  const calendars = await tryCalDav({ serverUrl, username, password }, context)
  await store(db, scope, context, {
    provider: 'CALDAV',
    login: username,
    serverUrl,
    calendars,
    credential: { username, password },
  })
}

/** Replaces the app password, after it was tried. */
export async function replacePassword(
  db: Db,
  scope: Scope,
  connectionId: string,
  password: string,
  context: ConnectContext,
): Promise<void> {
  const row = orNotFound(await withAccount(db, scope, (db) => getOwnConnection(db, scope, connectionId)), 'calendar')
  if (row.provider !== 'CALDAV') throw new Problem('conflict', `${calendarTitles[row.provider]} needs no password`)
  const { login: username, server_url: serverUrl } = row
  await tryCalDav({ serverUrl, username, password }, context)
  await withAccount(db, scope, async (db) => {
    orNotFound(await getOwnConnection(db, scope, connectionId), 'calendar')
    await reactivateConnection(
      db,
      scope,
      connectionId,
      encryptCredential({ username, password }, connectionId, context.secret),
    )
    await enqueueSync(db, scope, connectionId)
    await publishCalendars(db, scope)
  })
}

/** Connects the account at Google or Microsoft that the agent allowed access to. */
export async function connectSignedIn(
  db: Db,
  scope: Scope,
  { code, state }: { code: string; state: string },
  context: ConnectContext,
): Promise<void> {
  const { provider, verifier } = readState(scope, state, context.secret)
  const config = orNotFound(getSignInConfig(provider, context.settings), 'provider')
  const request = toRequestContext(context, context.signal)
  const title = calendarTitles[provider]
  const { tokens, login, calendars } = await explain(title, async () => {
    let tokens = await redeemCode(config, request, { code, verifier, redirectUri: getReturnUrl(context.settings) })
    const account = openSignedIn(provider, config, context, request, tokens, async (fresh) => {
      tokens = fresh
    })
    return { login: await account.getLogin(), calendars: await account.listCalendars(), tokens }
  })
  if (calendars.length === 0) throw new Problem('conflict', `There is no calendar in this account of ${title}.`)
  await store(db, scope, context, { provider, login, serverUrl: '', calendars, credential: tokens })
}

interface NewConnection {
  provider: ConnectionRow['provider']
  login: string
  serverUrl: string
  calendars: RemoteCalendar[]
  credential: Credential
}

/** An account that is connected already gets the new credential, and keeps what was chosen for its calendars. */
async function store(db: Db, scope: Scope, { secret }: ConnectContext, connection: NewConnection) {
  await withAccount(db, scope, async (db) => {
    const known = await findConnection(db, scope, connection)
    const id = known?.id ?? newId()
    const credential = encryptCredential(connection.credential, id, secret)
    if (known) await reactivateConnection(db, scope, id, credential)
    else await insertConnection(db, scope, { ...connection, id, credential })
    await storeCalendars(db, scope, { id, agent_id: scope.agentId }, connection.calendars)
    if (!known) await chooseDefaults(db, scope, id, connection.calendars)
    await enqueueSync(db, scope, id)
    await publishCalendars(db, scope)
  })
}

function assertAllowedServer(serverUrl: string, { settings }: ConnectContext) {
  const policy = toTargetPolicy(settings)
  if (policy === 'public' && !serverUrl.startsWith('https:'))
    throw invalid({
      serverUrl: 'Please enter an address that starts with https://. The password would travel in the clear.',
    })
  try {
    assertAllowedUrl(serverUrl, policy)
  } catch (error) {
    if (error instanceof Problem) throw invalid({ serverUrl: error.fields?.url ?? error.message })
    throw error
  }
}

async function tryCalDav(login: NewCalDavConnection, context: ConnectContext): Promise<RemoteCalendar[]> {
  const calendars = await createCalDavAccount(login, toRequestContext(context, context.signal))
    .listCalendars()
    .catch((error) => {
      if (!(error instanceof CalendarError)) throw error
      throw error.failure === 'AUTH'
        ? invalid({ password: 'The server does not accept this username and password. Many need an app password.' })
        : invalid({ serverUrl: error.message })
    })
  if (calendars.length === 0) throw invalid({ serverUrl: 'There is no calendar in this account.' })
  return calendars
}

/** What an agent reads who just came back from a provider. */
async function explain<T>(title: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof CalendarError)) throw error
    if (error.failure === 'AUTH' || error.failure === 'REFUSED')
      throw new Problem('conflict', `${title} did not give access. Connect it again, and allow everything it asks for.`)
    throw new Problem('unavailable', `${title} did not answer. Please try again in a few minutes.`)
  }
}
