import { hourLength } from '@gable/shared/time/calendar.ts'
import pg from 'pg'
import type { ProvidedContext } from 'vitest'
import { openOwnerDatabase } from '../platform/database.ts'
import { toDatabaseUrl } from './database-server.ts'

/**
 * The template with the demo data, which the first file that needs it seeds for all workers. What the demo did "today" depends on
 * the clock, so there is one per hour: agencies of all time zones begin their days on the hour.
 */
export async function ensureDemoTemplate({ url, template }: ProvidedContext['databaseServer']): Promise<string> {
  const name = `${template}_demo_${Math.floor(Date.now() / hourLength)}`
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock(hashtext($1))', [name])
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount) return name
    // Renamed when it is complete, so that a failed seed is not copied.
    const draft = `${name}_draft`
    await client.query(`drop database if exists ${draft}`)
    await client.query(`create database ${draft} template ${template} strategy file_copy`)
    // Few files need it.
    const { seedDemo } = await import('../demo/seed-demo.ts')
    const owner = openOwnerDatabase(toDatabaseUrl(url, draft), { connections: 1 })
    await seedDemo(owner).finally(() => owner.close())
    await client.query(`alter database ${draft} rename to ${name}`)
    return name
  } finally {
    await client.end()
  }
}
