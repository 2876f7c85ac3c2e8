import { inject } from 'vitest'
import { runSql } from './run-sql.ts'

/** Ends the connections of a database and lets nobody connect, as if its server were away. Returns how to start it again. */
export async function stopDatabase(databaseUrl: string): Promise<() => Promise<void>> {
  const { url } = inject('databaseServer')
  const name = new URL(databaseUrl).pathname.slice(1)
  await runSql(url, `alter database ${name} with allow_connections false`)
  await runSql(url, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`)
  return async () => void (await runSql(url, `alter database ${name} with allow_connections true`))
}
