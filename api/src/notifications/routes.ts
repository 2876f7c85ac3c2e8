import { notificationEndpoints } from '@gable/shared/notifications/endpoints.ts'
import type { FastifyInstance } from 'fastify'
import { publishLiveEvent } from '../platform/live/publish.ts'
import { serve } from '../platform/serve.ts'
import { countUnread, deleteOldNotifications, listNotifications, markRead } from './queries.ts'
import { getNotificationSettings, updateNotificationSettings } from './settings-queries.ts'

export const notificationRoutes = async (app: FastifyInstance) =>
  serve(app, notificationEndpoints, {
    'GET /agent/notifications': async ({ db, scope }) => ({
      data: await listNotifications(db, scope),
      unread: await countUnread(db, scope),
    }),
    'GET /agent/notifications/unread': async ({ db, scope }) => ({ unread: await countUnread(db, scope) }),
    'POST /agent/notifications/read': async ({ db, scope, body }) => {
      await markRead(db, scope, body)
      await deleteOldNotifications(db, scope)
      await publishLiveEvent(db, scope, { kind: 'notifications', userId: scope.userId })
      return { unread: await countUnread(db, scope) }
    },
    'GET /agent/notifications/settings': ({ db, scope }) => getNotificationSettings(db, scope),
    'PATCH /agent/notifications/settings': ({ db, scope, body }) => updateNotificationSettings(db, scope, body),
  })
