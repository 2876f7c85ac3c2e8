import pg from 'pg'

/** Runs one statement on its own connection, for statements such as `create database` that no transaction allows. */
export async function runSql(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await client.query(statement)
  } finally {
    await client.end()
  }
}
