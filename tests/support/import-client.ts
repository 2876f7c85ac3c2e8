import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../../api/src/platform/database.ts'
import { AgencyFactory, password } from '../../api/src/testing/agency-factory.ts'
import type { Contract } from '../../shared/src/contract.ts'
import { type Call, createClient } from '../../shared/src/http/client.ts'
import { guessMapping } from '../../shared/src/imports/guess-mapping.ts'
import { type ImportState, toImportFilePath } from '../../shared/src/imports/import.ts'

/** Runs imports for a new agency over HTTP. The origin may change in between, when the product restarts. */
export async function createImportClient(owner: Database, getOrigin: () => string) {
  const factory = new AgencyFactory(owner)
  const { accountId } = await factory.createAgency()
  const { email } = await factory.createMember({ accountId })
  let cookie = ''
  const fetchWithSession: typeof fetch = async (url, init) => {
    const headers = { ...init?.headers, 'x-account-id': accountId, ...(cookie && { cookie }) }
    const response = await fetch(url, { ...init, headers })
    cookie = response.headers.getSetCookie().map((line) => line.split(';')[0])[0] ?? cookie
    return response
  }
  const call: Call<Contract> = ((...request: Parameters<Call<Contract>>) =>
    createClient<Contract>({ base: `${getOrigin()}/api`, fetch: fetchWithSession })(...request)) as Call<Contract>
  await call('POST /auth/login', { body: { email, password } })

  const getImport = (importId: string) => call('GET /agent/imports/:importId', { params: { importId } })
  async function waitForState(importId: string, state: ImportState) {
    for (;;) {
      const current = await getImport(importId)
      if (current.state === state) return current
      if (current.state === 'FAILED') throw new Error(current.problem ?? 'The import failed')
      await sleep(200)
    }
  }
  const startStep = (importId: string, step: 'start' | 'undone') =>
    call(`POST /agent/imports/:importId/${step}`, { params: { importId } })

  return {
    accountId,
    getImport,
    waitForState,
    startStep,
    async upload(lines: Iterable<string>): Promise<string> {
      const body = [...lines].join('')
      const created = await call('POST /agent/imports', { body: { fileName: 'list.csv', bytes: body.length } })
      const response = await fetchWithSession(getOrigin() + toImportFilePath(created._id), { method: 'PUT', body })
      if (!response.ok) throw new Error(`The upload failed with status ${response.status}`)
      return created._id
    },
    async check(importId: string) {
      const { headers } = await getImport(importId)
      await call('POST /agent/imports/:importId/check', {
        params: { importId },
        body: {
          mapping: guessMapping(headers, []),
          choices: { matchBy: 'EMAIL_OR_PHONE', onMatch: 'FILL', mayEmail: true, tag: 'Spring list' },
        },
      })
      return waitForState(importId, 'CHECKED')
    },
  }
}
