import * as z from 'zod'
import { defineEndpoints } from '../http/endpoint.ts'
import { Id } from '../http/fields.ts'
import { LoggedCall, NewCall } from './call.ts'

const allow = 'member'

export const callEndpoints = defineEndpoints({
  'POST /agent/calls': {
    allow,
    about:
      'Logs a call to a contact. Reaching the contact of a lead counts as an answer; a next step replaces the next action of the lead.',
    body: NewCall,
    reply: LoggedCall,
  },
  'DELETE /agent/calls/:callId': {
    allow,
    about: 'Removes a call that the caller logged, and what it changed about the lead unless it has changed since.',
    params: z.object({ callId: Id }),
    reply: LoggedCall,
  },
})
