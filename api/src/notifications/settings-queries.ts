import {
  listDefaultRoles,
  type NotificationChannel,
  NotificationKind,
  supportsChannel,
} from '@gable/shared/notifications/kinds.ts'
import {
  type Channels,
  defaultDigestHour,
  type NotificationSettings,
  type NotificationSettingsChange,
} from '@gable/shared/notifications/settings.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'

export async function getNotificationSettings(db: Db, scope: Scope): Promise<NotificationSettings> {
  const { accountId, agentId, userId } = scope
  const rows = await db
    .selectFrom('notification_settings')
    .select(['kind', 'bell', 'email', 'digest'])
    .where('account_id', '=', accountId)
    .where('agent_id', '=', agentId)
    .execute()
  const chosen = new Map(rows.map(({ kind, ...channels }) => [kind, channels]))
  const { digestHour, timeZone } = await db
    .selectFrom('agencies as g')
    .leftJoin('notification_digests as d', (join) =>
      join.onRef('d.account_id', '=', 'g.account_id').on('d.agent_id', '=', agentId),
    )
    .leftJoin('users as u', (join) => join.on('u.id', '=', userId))
    .select(['d.hour as digestHour', sql<string>`coalesce(u.time_zone, g.time_zone)`.as('timeZone')])
    .where('g.account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  const kinds = NotificationKind.options.map((kind) => [kind, chosen.get(kind) ?? toDefaults(kind, scope)])
  return {
    kinds: Object.fromEntries(kinds) as NotificationSettings['kinds'],
    digestHour: digestHour ?? defaultDigestHour,
    timeZone,
  }
}

function toDefaults(kind: NotificationKind, { role }: Scope): Channels {
  const isOn = (channel: NotificationChannel) =>
    supportsChannel(kind, channel) && listDefaultRoles(kind, channel).includes(role)
  return { bell: isOn('bell'), email: isOn('email'), digest: isOn('digest') }
}

/** What an agent never changed follows the defaults, so only the changed kinds are stored, each with all its channels. */
export async function updateNotificationSettings(
  db: Db,
  scope: Scope,
  { kinds = {}, digestHour }: NotificationSettingsChange,
): Promise<NotificationSettings> {
  const keys = { account_id: scope.accountId, agent_id: scope.agentId }
  await lockAgent(db, scope)
  const current = await getNotificationSettings(db, scope)
  for (const [kind, change] of Object.entries(kinds) as [NotificationKind, Partial<Channels>][]) {
    const channels = { ...current.kinds[kind], ...change }
    await db
      .insertInto('notification_settings')
      .values({ ...keys, kind, ...channels })
      .onConflict((conflict) => conflict.columns(['account_id', 'agent_id', 'kind']).doUpdateSet(channels))
      .execute()
    if (!channels.digest) await leaveOutOfDigest(db, scope, kind)
  }
  if (digestHour !== undefined)
    await db
      .insertInto('notification_digests')
      .values({ ...keys, hour: digestHour })
      .onConflict((conflict) => conflict.columns(['account_id', 'agent_id']).doUpdateSet({ hour: digestHour }))
      .execute()
  return getNotificationSettings(db, scope)
}

/** Two changes of one agent at once would overwrite each other. */
const lockAgent = (db: Db, { accountId, agentId }: Scope) =>
  db
    .selectFrom('agents')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', '=', agentId)
    .forNoKeyUpdate()
    .execute()

const leaveOutOfDigest = (db: Db, { accountId, agentId }: Scope, kind: NotificationKind) =>
  db
    .updateTable('notifications')
    .set({ digest: false })
    .where('account_id', '=', accountId)
    .where('agent_id', '=', agentId)
    .where('kind', '=', kind)
    .where('digest', '=', true)
    .where('digested_at', 'is', null)
    .execute()
