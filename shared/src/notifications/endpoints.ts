import * as z from 'zod'
import { endpoints } from '../http/endpoint.ts'
import { Id } from '../http/fields.ts'
import { Notification, notificationsShown } from './notification.ts'

const allow = 'member'

export const notificationEndpoints = endpoints({
  'GET /agent/notifications': {
    allow,
    about: 'News for the agent who asks, the newest first.',
    reply: z.object({ data: z.array(Notification), unread: z.number() }),
  },
  'GET /agent/notifications/unread': {
    allow,
    about: 'How much of the news the agent has not read.',
    reply: z.object({ unread: z.number() }),
  },
  'POST /agent/notifications/read': {
    allow,
    about: 'Marks news as read: the named ones, or without names all of them.',
    body: z.object({ ids: z.array(Id).max(notificationsShown).exactOptional() }),
    reply: z.object({ unread: z.number() }),
  },
})
