import type { Db } from '../platform/database.ts'

/** Every agency's own hosts, oldest first. */
export const listHosts = (db: Db) =>
  db.selectFrom('hosts').select(['host', 'agency']).orderBy('added_at').orderBy('host').execute()
