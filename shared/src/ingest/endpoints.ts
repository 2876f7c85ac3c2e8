import { endpoints } from '../http/endpoint.ts'
import { EventReceipt, VisitorEvents } from './visitor-event.ts'

export const ingestEndpoints = endpoints({
  'POST /public/events': {
    allow: 'anyone',
    about: 'Takes one event or up to a hundred. Answered once they are stored; anything but 202 means: send again.',
    body: VisitorEvents,
    reply: EventReceipt,
  },
})
