import type { Import, ImportChoices } from '@gable/shared/imports/import.ts'
import { toImportFilePath } from '@gable/shared/imports/import.ts'
import { runJobs } from './jobs.ts'
import { parseCsv } from './parse-csv.ts'
import type { World } from './world.ts'

export const defaultChoices: ImportChoices = {
  matchBy: 'EMAIL_OR_PHONE',
  onMatch: 'FILL',
  mayEmail: true,
  dateOrder: 'MDY',
  tag: '',
  source: '',
  ownerId: null,
}

/** An agency with an owner, and helpers that upload, check, run and undo imports. */
export async function createAgencyWithImports(world: World) {
  const agency = await world.factory.createAgency()
  return { agency, ...(await createImportHelpers(world, agency)) }
}

/** The same for an existing account. */
export async function createImportHelpers(world: World, agency: { accountId: string }) {
  const agent = await world.factory.createAgent(agency)
  const { accountId } = agency
  const params = ({ _id }: { _id: string }) => ({ importId: _id })

  async function upload(file: string | Buffer, fileName = 'list.csv') {
    const bytes = Buffer.from(file)
    const created = await agent.call('POST /agent/imports', { body: { fileName, bytes: Math.max(1, bytes.length) } })
    const headers = { 'content-type': 'text/csv' }
    const response = await agent.send('PUT', toImportFilePath(created._id), bytes, headers)
    return { created, response, draft: response.json() as Import }
  }
  const getImport = (id: string) => agent.call('GET /agent/imports/:importId', { params: { importId: id } })

  /** Uploads a file unless it is an import already, and checks it with the detected columns. */
  async function checkImport(
    file: string | Buffer | Import,
    options: Partial<ImportChoices> & { mapping?: string[] } = {},
  ) {
    const draft = typeof file === 'string' || Buffer.isBuffer(file) ? (await upload(file)).draft : file
    const { mapping = draft.mapping, ...more } = options
    const body = { mapping, choices: { ...defaultChoices, ...more } }
    await agent.call('POST /agent/imports/:importId/check', { params: params(draft), body })
    await runJobs(world, accountId)
    return getImport(draft._id)
  }

  async function runImport(file: string | Buffer | Import, options: Parameters<typeof checkImport>[1] = {}) {
    const list = await checkImport(file, options)
    await agent.call('POST /agent/imports/:importId/start', { params: params(list) })
    await runJobs(world, accountId)
    return getImport(list._id)
  }

  async function undoImport(list: Import) {
    await agent.call('POST /agent/imports/:importId/undone', { params: params(list) })
    await runJobs(world, accountId)
    return getImport(list._id)
  }

  async function listRows(list: Import, query: object = {}) {
    const { data } = await agent.call('GET /agent/imports/:importId/rows', {
      params: params(list),
      query: { pageSize: 100, ...query },
    })
    return data
  }

  async function downloadRejectedRows(list: Import) {
    const { url } = await agent.call('POST /agent/imports/:importId/refused-link', { params: params(list) })
    return parseCsv((await agent.send('GET', url)).body)
  }

  const listContacts = () =>
    world.owner.db.selectFrom('contacts').selectAll().where('account_id', '=', accountId).orderBy('full_name').execute()

  return {
    agent,
    accountId,
    upload,
    checkImport,
    runImport,
    undoImport,
    listRows,
    downloadRejectedRows,
    listContacts,
    getImport,
  }
}
