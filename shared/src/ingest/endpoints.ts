import { defineEndpoints } from '../http/endpoint.ts'
import { EventReceipt, VisitorEvents } from './visitor-event.ts'

export const ingestEndpoints = defineEndpoints({
  'POST /public/events': {
    allow: 'anyone',
    about:
      'Stores one event or up to 100. Responds after they are committed; send them again unless the status is 202.',
    body: VisitorEvents,
    reply: EventReceipt,
  },
})
