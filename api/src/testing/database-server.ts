import { rm } from 'node:fs/promises'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '../database/embedded/postgres.ts'
import { migrate } from '../database/migrate.ts'
import { openOwnerDatabase } from '../platform/database.ts'
import { createDatabaseFolder } from './database-folder.ts'
import { runSql } from './run-sql.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of the test server and the template database that every test file copies. */
    databaseServer: { url: string; template: string }
  }
}

/**
 * Starts one Postgres for the tests of all projects and migrates a template database. TEST_DATABASE_URL names an existing
 * server.
 */
export default async function setup({ vitest }: TestProject) {
  const project = vitest.getRootProject()
  if ('databaseServer' in project.getProvidedContext()) return undefined
  const externalUrl = process.env.TEST_DATABASE_URL
  const dataDir = externalUrl ? undefined : await createDatabaseFolder()
  const embedded = dataDir ? await startEmbedded({ dataDir, isTemporary: true }) : undefined
  const url = externalUrl ?? embedded?.url ?? ''
  const template = `gable_template_${process.pid}`
  if (embedded && process.env.FAULTS !== 'long') await stopAutovacuum(url)
  await runSql(url, `create database ${template}`)
  const owner = openOwnerDatabase(toDatabaseUrl(url, template))
  await migrate(owner)
  await owner.close()
  project.provide('databaseServer', { url, template })
  return async () => {
    if (embedded) await embedded.stop()
    else await dropDatabases(url, template)
    if (dataDir) await rm(dataDir, { recursive: true, force: true })
  }
}

/** Databases of tests live for seconds. Autovacuum is of no use there, and could change plans at any time. */
async function stopAutovacuum(url: string) {
  await runSql(url, 'alter system set autovacuum = off')
  await runSql(url, 'select pg_reload_conf()')
}

/** Drops the template, and those with the demo. */
async function dropDatabases(url: string, prefix: string) {
  const { rows } = await runSql(url, `select datname from pg_database where starts_with(datname, '${prefix}')`)
  for (const { datname } of rows) await runSql(url, `drop database ${datname} with (force)`)
}

export function toDatabaseUrl(url: string, database: string) {
  const address = new URL(url)
  address.pathname = `/${database}`
  return address.href
}
