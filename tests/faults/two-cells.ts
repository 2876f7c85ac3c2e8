import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { startEmbedded } from '../../api/src/database/embedded/postgres.ts'
import { inCellOf } from '../../api/src/platform/cells/cells.ts'
import { openCells } from '../../api/src/platform/cells/open-cells.ts'
import { openDatabase } from '../../api/src/platform/database.ts'
import { createOutbox } from '../../api/src/platform/mail/outbox.ts'
import { createLog } from '../../api/src/platform/observe/log.ts'
import { AgencyFactory, Places, password } from '../../api/src/testing/agency-factory.ts'
import { createSubmission } from '../../api/src/testing/submissions.ts'
import type { Journey } from '../../shared/src/journeys/journey.ts'
import { getPostgresPid, signal, stopPostgres } from '../support/stop-postgres.ts'
import { createFaultEnvironment, expectExactEvents, type FaultEnvironment } from './fault-environment.ts'
import { openTcpRelay } from './tcp-relay.ts'

export type CellAgency = Awaited<ReturnType<typeof createAgencyOfCell>>

/** The database of the directory, a further one on a Postgres of its own, and an agency with an agent in each. */
export async function createTwoCells() {
  const environment = await createFaultEnvironment()
  const cell = await startCell()
  const { url, owner } = environment
  const log = createLog({ LOG_LEVEL: 'silent' })
  const product = openDatabase(url)
  const cells = await openCells({ url, product, owner }, new Map([['east', cell.url]]), log)
  onTestFinished(async () => {
    await cells?.close()
    await product.close()
  })
  const factory = new AgencyFactory(owner, new Places(['main', 'east']))
  return {
    environment,
    cell,
    main: await createAgencyOfCell(factory, 'main'),
    east: await createAgencyOfCell(factory, 'east'),
    /** With a worker, as an installation runs it. */
    startProduct: () => environment.startProduct({ WORKER: 'on', CELLS: `east=${cell.url}` }),
    expectExact: (agency: CellAgency, expected: { visits: ReadonlySet<string>; contacts: number }) =>
      inCellOf(owner.db, agency.accountId, (db) => expectOnce({ ...owner, db }, agency, expected)),
  }
}

async function createAgencyOfCell(factory: AgencyFactory, cell: string) {
  const agency = await factory.createAgency({}, { cell })
  const { accountId } = agency
  const assets = await Promise.all(Array.from({ length: 4 }, () => factory.createAsset(agency)))
  const { email } = await factory.createMember(agency)
  const submissionIds: string[] = []
  let cookie = ''
  let journey: Journey | undefined
  return {
    ...agency,
    assets,
    submissionIds,
    async signIn(origin: string) {
      const response = await fetch(`${origin}/api/auth/login`, post({ email, password }))
      expect(response.status).toBe(204)
      cookie = response.headers
        .getSetCookie()
        .map((line) => line.split(';')[0])
        .join('; ')
      const [asset] = assets
      const found = await fetch(`${origin}/api/public/journeys/${asset?.subjectId}`)
      if (found.ok) journey = (await found.json()) as Journey
    },
    call: (origin: string, path: string, body?: object) =>
      fetch(`${origin}/api/agent/${path}`, {
        ...(body && post(body)),
        headers: { ...json, cookie, 'x-account-id': accountId },
      }),
    /** A visitor's form. */
    async submit(origin: string) {
      if (!journey) throw new Error('The journey was never read')
      const submission = createSubmission(journey)
      const response = await fetch(`${origin}/api/public/submissions`, post(submission))
      if (response.ok) submissionIds.push(submission.id)
      return response
    },
    /** What a job has told the agent about forms. */
    countEmails: async (dataDir: string) =>
      (await createOutbox(dataDir).list()).filter(({ to, subject }) => to === email && /submission/i.test(subject))
        .length,
  }
}

const json = {
  'content-type': 'application/json',
  'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0',
}
const post = (body: object) => ({ method: 'POST', headers: json, body: JSON.stringify(body) })

async function expectOnce(
  owner: FaultEnvironment['owner'],
  { accountId, submissionIds }: CellAgency,
  { visits, contacts }: { visits: ReadonlySet<string>; contacts: number },
) {
  await expectExactEvents({ owner }, accountId, [...visits, ...submissionIds])
  const stored = await owner.db.selectFrom('submissions').select('id').where('account_id', '=', accountId).execute()
  expect(stored.map(({ id }) => id)).toEqual(submissionIds)
  const people = await owner.db.selectFrom('contacts').select('id').where('account_id', '=', accountId).execute()
  expect(people).toHaveLength(contacts)
}

/** A Postgres of its own behind an address that stays. */
async function startCell() {
  const dataDir = await mkdtemp(join(tmpdir(), 'gable-fault-cell-'))
  // Postgres does not run as root, so its user must be able to enter the folder.
  await chmod(dataDir, 0o755)
  let postgres = await startEmbedded({ dataDir })
  const relay = await openTcpRelay()
  relay.setTarget(postgres.url)
  let thaw: (() => void) | undefined
  onTestFinished(async () => {
    thaw?.()
    await relay.close()
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  })
  return {
    url: relay.rewriteUrl(postgres.url),
    async freeze() {
      thaw = await stopPostgres(dataDir)
    },
    kill: async () => signal(await getPostgresPid(dataDir), 'SIGKILL'),
    async comeBack() {
      if (thaw) return thaw()
      await postgres.stop()
      postgres = await startEmbedded({ dataDir })
      relay.setTarget(postgres.url)
    },
  }
}
