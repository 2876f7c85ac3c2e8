import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '../database/embedded/postgres.ts'
import { migrate } from '../database/migrate.ts'
import { openAsOwner } from '../platform/database.ts'
import { runSql } from './run-sql.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the test server, and the database on it that every test file copies. */
    databaseServer: { url: string; template: string }
  }
}

/** One real Postgres for all tests, with a migrated database to copy. TEST_DATABASE_URL names a server to use instead. */
export default async function setup(project: TestProject) {
  const given = process.env.TEST_DATABASE_URL
  const dataDir = given ? undefined : await mkdtemp(join(tmpdir(), 'gable-test-'))
  // Postgres does not run as root: the user it runs as must reach the folder.
  if (dataDir) await chmod(dataDir, 0o755)
  const embedded = dataDir ? await startEmbedded({ dataDir, throwaway: true }) : undefined
  const url = given ?? embedded?.url ?? ''
  const template = `gable_template_${process.pid}`
  await runSql(url, `create database ${template}`)
  const owner = openAsOwner(databaseOn(url, template))
  await migrate(owner)
  await owner.close()
  project.provide('databaseServer', { url, template })
  return async () => {
    await runSql(url, `drop database ${template} with (force)`)
    await embedded?.stop()
    if (dataDir) await rm(dataDir, { recursive: true, force: true })
  }
}

export function databaseOn(url: string, database: string) {
  const address = new URL(url)
  address.pathname = `/${database}`
  return address.href
}
