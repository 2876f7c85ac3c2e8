import { defineEndpoints } from '../http/endpoint.ts'
import { ChangelogPage, ChangelogRequest } from './changelog.ts'

export const changelogEndpoints = defineEndpoints({
  'POST /agent/changelog/search': {
    allow: 'member',
    about: 'Activity of contacts and properties, newest first, by page. The total is exact up to a limit.',
    readOnly: true,
    body: ChangelogRequest,
    reply: ChangelogPage,
  },
})
