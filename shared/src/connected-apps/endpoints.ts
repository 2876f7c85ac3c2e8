import * as z from 'zod'
import { defineEndpoints } from '../http/endpoint.ts'
import { ConnectedApp } from './connected-app.ts'

export const connectedAppEndpoints = defineEndpoints({
  'GET /agent/connected-apps': {
    allow: 'member',
    about: 'The apps that the account has connected.',
    reply: z.array(ConnectedApp),
  },
})
