import * as z from 'zod'
import type { Crm } from '../crm.ts'
import { getCatalog, standardFields } from './catalog.ts'
import { createNoteCalls } from './notes.ts'
import { createPeopleCalls } from './people.ts'
import { type FollowUpBossOptions, FollowUpBossRequests, systemName, title } from './requests.ts'
import { createTaskCalls } from './tasks.ts'

const Webhooks = z.looseObject({ webhooks: z.array(z.looseObject({ event: z.string(), url: z.string() })) })

/** An update covers tags, stages and owners. */
const webhookEvents = [
  'peopleCreated',
  'peopleUpdated',
  'peopleDeleted',
  'notesCreated',
  'notesUpdated',
  'notesDeleted',
  'tasksCreated',
  'tasksUpdated',
  'tasksDeleted',
]

/** Follow Up Boss, as its API is documented. */
export function createFollowUpBoss(options: FollowUpBossOptions): Crm {
  const requests = new FollowUpBossRequests(options)
  return {
    title,
    fields: [...standardFields],
    get clockSkew() {
      return requests.clockSkew
    },
    getCatalog: () => getCatalog(requests),
    ...createPeopleCalls(requests),
    ...createNoteCalls(requests),
    ...createTaskCalls(requests),
    ensureWebhooks: async (url) => {
      const { webhooks } = await requests.get('webhooks?limit=100', Webhooks)
      for (const event of webhookEvents)
        if (!webhooks.some((webhook) => webhook.event === event && webhook.url === url))
          await requests.send('POST', 'webhooks', { event, url })
    },
    recordOptOut: async (personId) => {
      await requests.send('POST', 'events', {
        source: systemName,
        system: systemName,
        type: 'Unsubscribed',
        person: { id: Number(personId) },
      })
    },
  }
}
