import pg from 'pg'

/** One statement on a connection of its own: for what no transaction or pool may hold, such as making a database. */
export async function runSql(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await client.query(statement)
  } finally {
    await client.end()
  }
}
