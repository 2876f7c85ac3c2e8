import { describe, expect } from 'vitest'
import type { SignedInAgent } from '../testing/session-factory.ts'
import { test, type World } from '../testing/world.ts'

const headers = 'MLS #;Status;Street Number;Street Name;City;State;Zip;List Price;Sold Price;Sold Date;Beds;Agent'
const rows = [
  '1001;Active;12;Oak Street;Dover;NH;03820;"$450,000";;;3;Ana Torres',
  '1002;Closed;14;Oak Street;Dover;NH;03820;$400,000;$410,000;3/14/2026;4;Ben Cole',
]

async function createCsvSource({ factory }: World) {
  const agency = await factory.createAgency()
  const owner = await factory.createAgent(agency)
  const { _id } = await owner.call('POST /agent/mls/connections', {
    body: { kind: 'CSV', name: 'Office list', attribution: 'Office list' },
  })
  return { agency, owner, connectionId: _id }
}

const upload = (agent: Pick<SignedInAgent, 'send'>, connectionId: string, file: string | Buffer) =>
  agent.send('PUT', `/api/agent/mls/connections/${connectionId}/file`, Buffer.from(file), {
    'content-type': 'application/octet-stream',
  })

const toFile = (...lines: string[]) => [headers, ...lines].join('\r\n')

describe('a file of listings', () => {
  test('is stored, and a newer file changes what it has', async ({ world }) => {
    const { owner, connectionId } = await createCsvSource(world)
    const first = await upload(owner, connectionId, toFile(...rows))
    expect(first.json()).toMatchObject({ state: 'DONE', added: 2, updated: 0, rejected: 0 })
    const list = async () => (await owner.call('GET /agent/mls/listings', { query: { scope: 'all' } })).data
    expect(await list()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ mlsNumber: '1001', status: 'ACTIVE', listPrice: 450_000 }),
        expect.objectContaining({ mlsNumber: '1002', status: 'CLOSED', closePrice: 410_000 }),
      ]),
    )
    const changed = toFile((rows[0] ?? '').replace('450,000', '425,000'), rows[1] ?? '')
    expect((await upload(owner, connectionId, changed)).json()).toMatchObject({ added: 0, updated: 1 })
    expect(await list()).toContainEqual(expect.objectContaining({ mlsNumber: '1001', listPrice: 425_000 }))
  })

  test('reports the rows that cannot be read, and stores the others', async ({ world }) => {
    const { owner, connectionId } = await createCsvSource(world)
    const file = toFile(...rows, '1003;Haunted;1;Elm Street;Dover;NH;03820;1;;;1;', ';Active;;;;;;;;;;')
    const run = (await upload(owner, connectionId, file)).json()
    expect(run).toMatchObject({ state: 'DONE', added: 2, rejected: 2 })
    expect(run.rejections).toHaveLength(2)
  })

  test.for([
    ['nothing', '', 'This file is empty'],
    ['a workbook', Buffer.from('504b0304140000000800', 'hex'), 'This file is not a CSV file'],
    ['no status', 'MLS #,City\r\n1,Dover', 'This file has no column for the status.'],
    ['no number', 'Status,City\r\nActive,Dover', 'This file has no column for the MLS number.'],
  ] as const)('with %s is refused with the reason', async ([, file, message], { world }) => {
    const { owner, connectionId } = await createCsvSource(world)
    const response = await upload(owner, connectionId, file)
    expect(response.statusCode).toBe(422)
    expect(response.json().message).toContain(message)
  })

  test('is taken from nobody else', async ({ world }) => {
    const { agency, connectionId } = await createCsvSource(world)
    const agent = await world.factory.createAgent(agency, { role: 'AGENT' })
    const other = await world.factory.createAgent(await world.factory.createAgency())
    expect((await upload(agent, connectionId, toFile(...rows))).statusCode).toBe(403)
    expect((await upload(other, connectionId, toFile(...rows))).statusCode).toBe(404)
    expect((await upload(world.anonymous, connectionId, toFile(...rows))).statusCode).toBe(401)
  })
})
