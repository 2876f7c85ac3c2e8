import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../../api/src/platform/database.ts'
import { Founding, password } from '../../api/src/testing/founding.ts'
import type { Contract } from '../../shared/src/contract.ts'
import { type Call, createClient } from '../../shared/src/http/client.ts'
import { type ImportState, importFileAddress } from '../../shared/src/imports/import.ts'
import { guessedMapping } from '../../shared/src/imports/targets.ts'

/** An agency that brings lists of people to a running product, over HTTP; which product that is may change meanwhile. */
export async function openOffice(owner: Database, originOf: () => string) {
  const founding = new Founding(owner)
  const { accountId } = await founding.agency()
  const { email } = await founding.member({ accountId })
  let cookie = ''
  const ask: typeof fetch = async (url, init) => {
    const headers = { ...init?.headers, 'x-account-id': accountId, ...(cookie && { cookie }) }
    const answer = await fetch(url, { ...init, headers })
    cookie = answer.headers.getSetCookie().map((line) => line.split(';')[0])[0] ?? cookie
    return answer
  }
  const call: Call<Contract> = ((...asked: Parameters<Call<Contract>>) =>
    createClient<Contract>({ base: `${originOf()}/api`, fetch: ask })(...asked)) as Call<Contract>
  await call('POST /auth/login', { body: { email, password } })

  const at = (importId: string) => call('GET /agent/imports/:importId', { params: { importId } })
  /** Waits for an import to come to a point. */
  async function come(importId: string, wanted: ImportState) {
    for (;;) {
      const list = await at(importId)
      if (list.state === wanted) return list
      if (list.state === 'FAILED') throw new Error(list.problem ?? 'The import failed')
      await pause(200)
    }
  }
  const begin = (importId: string, step: 'start' | 'undone') =>
    call(`POST /agent/imports/:importId/${step}`, { params: { importId } })

  return {
    accountId,
    at,
    come,
    begin,
    async upload(lines: Iterable<string>): Promise<string> {
      const body = [...lines].join('')
      const begun = await call('POST /agent/imports', { body: { fileName: 'list.csv', bytes: body.length } })
      const answer = await ask(originOf() + importFileAddress(begun._id), { method: 'PUT', body })
      if (!answer.ok) throw new Error(`The file was refused with ${answer.status}`)
      return begun._id
    },
    async check(importId: string) {
      const { headers } = await at(importId)
      await call('POST /agent/imports/:importId/check', {
        params: { importId },
        body: {
          mapping: guessedMapping(headers, []),
          choices: { matchBy: 'EMAIL_OR_PHONE', onMatch: 'FILL', mayEmail: true, tag: 'Spring list' },
        },
      })
      return come(importId, 'CHECKED')
    },
  }
}
