import { randomUUID } from 'node:crypto'
import type { Db } from '../platform/database.ts'
import { withJobAccount } from '../platform/jobs/with-job-account.ts'
import { retryOnConflict } from '../platform/retry-on-conflict.ts'
import type { AccountScope } from '../platform/scope.ts'
import { acquireLease, releaseLease, renewLease } from './connection-queries.ts'

/** Another worker took the connection over. */
export class LeaseLostError extends Error {
  override name = 'LeaseLostError'
}

/** One worker on one connection. Each of its transactions checks that the connection is still its own. */
export class CalendarWorker {
  readonly connectionId: string
  readonly #id = randomUUID()
  readonly #db: Db
  readonly #accountId: string

  constructor(db: Db, { accountId, connectionId }: { accountId: string; connectionId: string }) {
    this.#db = db
    this.#accountId = accountId
    this.connectionId = connectionId
  }

  acquire = () => this.#inAccount((db, scope) => acquireLease(db, scope, this.connectionId, this.#id))

  release = () => this.#inAccount((db, scope) => releaseLease(db, scope, this.connectionId, this.#id))

  /** Runs a transaction. No connection is held while the provider is asked. */
  run<T>(work: (db: Db, scope: AccountScope) => Promise<T>): Promise<T> {
    return retryOnConflict(() =>
      this.#inAccount(async (db, scope) => {
        if (!(await renewLease(db, scope, this.connectionId, this.#id)))
          throw new LeaseLostError('Another worker took over')
        return work(db, scope)
      }),
    )
  }

  #inAccount<T>(work: (db: Db, scope: AccountScope) => Promise<T>): Promise<T> {
    return withJobAccount(this.#db, { accountId: this.#accountId }, work)
  }
}
