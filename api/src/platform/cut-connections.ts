import type pg from 'pg'

const clientsInUse = new WeakMap<pg.Pool, Set<pg.PoolClient>>()

/** Remembers which connections of the pool somebody uses. */
export function trackClientsInUse(pool: pg.Pool) {
  const inUse = new Set<pg.PoolClient>()
  clientsInUse.set(pool, inUse)
  pool.on('acquire', (client) => inUse.add(client))
  pool.on('release', (_error, client) => inUse.delete(client))
  pool.on('remove', (client) => inUse.delete(client))
}

/** Ends the connections that somebody uses, so that everybody who waits for an answer gets an error. */
export function cutConnections(pool: pg.Pool) {
  // Of a database that says nothing, only those are closed at once whose answer is missing. The others close when it is back.
  for (const client of clientsInUse.get(pool) ?? []) void (client as pg.PoolClient & pg.Client).end().catch(() => {})
}
