import * as z from 'zod'
import { defineEndpoints } from '../http/endpoint.ts'
import { Id } from '../http/fields.ts'
import { maxNotifications, Notification } from './notification.ts'
import { NotificationSettings, NotificationSettingsChange } from './settings.ts'

const allow = 'member'

export const notificationEndpoints = defineEndpoints({
  'GET /agent/notifications': {
    allow,
    about: 'The agent’s notifications, newest first.',
    reply: z.object({ data: z.array(Notification), unread: z.number() }),
  },
  'GET /agent/notifications/unread': {
    allow,
    about: 'The number of unread notifications.',
    reply: z.object({ unread: z.number() }),
  },
  'POST /agent/notifications/read': {
    allow,
    about: 'Marks notifications as read: the given ids, those about texts from a contact, or all.',
    body: z.object({
      ids: z.array(Id).max(maxNotifications).exactOptional(),
      /** The contact whose texts the agent has opened. */
      textsFrom: Id.exactOptional(),
    }),
    reply: z.object({ unread: z.number() }),
  },
  'GET /agent/notifications/settings': {
    allow,
    about: 'Which notifications the agent gets in this account, how, and when the daily email is sent.',
    reply: NotificationSettings,
  },
  'PATCH /agent/notifications/settings': {
    allow,
    about: 'Changes the agent’s notification settings. What is left out stays as it is.',
    body: NotificationSettingsChange,
    reply: NotificationSettings,
  },
})
