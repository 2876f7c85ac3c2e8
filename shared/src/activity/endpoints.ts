import { endpoints } from '../http/endpoint.ts'
import { ChangelogPage, ChangelogRequest } from './changelog.ts'

export const changelogEndpoints = endpoints({
  'POST /agent/changelog/search': {
    allow: 'member',
    about: 'What happened, the newest first, a page at a time. The total is exact up to a bound.',
    asks: true,
    body: ChangelogRequest,
    reply: ChangelogPage,
  },
})
