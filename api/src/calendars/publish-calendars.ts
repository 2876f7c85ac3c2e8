import type { Db } from '../platform/database.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { Scope } from '../platform/scope.ts'

export const publishCalendars = (db: Db, scope: Scope) =>
  publishLiveEvent(db, scope, { kind: 'calendars', userId: scope.userId })
