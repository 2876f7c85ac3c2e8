import { openGroupCommit } from '../ingest/group-commit.ts'
import type { Db } from '../platform/database.ts'
import type { Log } from '../platform/observe/log.ts'
import type { News } from './news.ts'
import { tellAll } from './news-queries.ts'

/**
 * Tells of submissions after they are committed. Postgres lets only one transaction at a time commit a notification:
 * told by its own transaction, each visitor would wait for all the others. What a process cannot tell any more is in
 * the database, unannounced, and found by the next round for forgotten ones.
 */
export interface Newsdesk {
  tell(news: News): void
  /** Resolves when all is told. */
  drained(): Promise<void>
}

declare module 'fastify' {
  interface FastifyInstance {
    newsdesk: Newsdesk
  }
}

export function openNewsdesk(db: Db, log: Log): Newsdesk {
  const group = openGroupCommit<News>({ write: (news) => tellAll(db, news), isRefusal: () => false, flights: 1 })
  return {
    tell: (news) =>
      void group.commit([news]).catch((err) => log.warn({ err }, 'News of a submission wait for the next round')),
    drained: () => group.drained(),
  }
}
