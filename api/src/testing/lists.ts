import type { Import, ImportChoices } from '@gable/shared/imports/import.ts'
import { importFileAddress } from '@gable/shared/imports/import.ts'
import { parsed } from './parsed-csv.ts'
import { workThrough } from './work.ts'
import type { World } from './world.ts'

export const choices: ImportChoices = {
  matchBy: 'EMAIL_OR_PHONE',
  onMatch: 'FILL',
  mayEmail: true,
  tag: '',
  source: '',
  ownerId: null,
}

/** An agency whose owner brings lists of people, and the work that is done with them. */
export async function agencyWithLists(world: World) {
  const agency = await world.founding.agency()
  const agent = await world.founding.person(agency)
  const { accountId } = agency
  const params = ({ _id }: { _id: string }) => ({ importId: _id })

  async function upload(file: string | Buffer, fileName = 'list.csv') {
    const bytes = Buffer.from(file)
    const begun = await agent.call('POST /agent/imports', { body: { fileName, bytes: Math.max(1, bytes.length) } })
    const headers = { 'content-type': 'text/csv' }
    const answer = await agent.send('PUT', importFileAddress(begun._id), bytes, headers)
    return { begun, answer, read: answer.json() as Import }
  }
  const at = (id: string) => agent.call('GET /agent/imports/:importId', { params: { importId: id } })

  /** Looked at, and checked with the columns as they were recognised. */
  async function checked(file: string | Buffer | Import, given: Partial<ImportChoices> & { mapping?: string[] } = {}) {
    const read = typeof file === 'string' || Buffer.isBuffer(file) ? (await upload(file)).read : file
    const { mapping = read.mapping, ...more } = given
    const body = { mapping, choices: { ...choices, ...more } }
    await agent.call('POST /agent/imports/:importId/check', { params: params(read), body })
    await workThrough(world, accountId)
    return at(read._id)
  }

  async function imported(file: string | Buffer | Import, given: Parameters<typeof checked>[1] = {}) {
    const list = await checked(file, given)
    await agent.call('POST /agent/imports/:importId/start', { params: params(list) })
    await workThrough(world, accountId)
    return at(list._id)
  }

  async function undone(list: Import) {
    await agent.call('POST /agent/imports/:importId/undone', { params: params(list) })
    await workThrough(world, accountId)
    return at(list._id)
  }

  async function rowsOf(list: Import, query: object = {}) {
    const { data } = await agent.call('GET /agent/imports/:importId/rows', {
      params: params(list),
      query: { pageSize: 100, ...query },
    })
    return data
  }

  async function refusedFile(list: Import) {
    const { url } = await agent.call('POST /agent/imports/:importId/refused-link', { params: params(list) })
    return parsed((await agent.send('GET', url)).body)
  }

  const contacts = () =>
    world.owner.db.selectFrom('contacts').selectAll().where('account_id', '=', accountId).orderBy('full_name').execute()

  return { agency, agent, accountId, upload, checked, imported, undone, rowsOf, refusedFile, contacts, at }
}
