import { newId } from '@gable/shared/ids.ts'
import { expect } from 'vitest'
import type { Tasks } from '../platform/jobs/jobs.ts'
import { createLog } from '../platform/observe/log.ts'
import { runInThread, ThreadTooSlow } from '../platform/run-in-thread.ts'
import { measureBlockedTime } from '../testing/blocked-time.ts'
import { findDatabaseUrl } from '../testing/connect-as-owner.ts'
import { createAgencyWithImports, defaultChoices } from '../testing/imports.ts'
import { test, type World } from '../testing/world.ts'
import { withImportsInThreads } from './threaded-tasks.ts'

async function createThreadedCheck(world: World) {
  const { agent, accountId, upload, getImport } = await createAgencyWithImports(world)
  const { settings, secret, product } = world
  const url = await findDatabaseUrl(world, accountId)
  const tasks = withImportsInThreads({} as Tasks, settings, { url, secret })
  return {
    upload,
    async check(importId: string, mapping: string[], signal = new AbortController().signal) {
      const params = { importId }
      await agent.call('POST /agent/imports/:importId/check', { params, body: { mapping, choices: defaultChoices } })
      const { attempt } = await world.owner.db
        .selectFrom('imports')
        .select('attempt')
        .where('id', '=', importId)
        .executeTakeFirstOrThrow()
      const payload = { accountId, importId, attempt: attempt ?? newId() }
      await tasks['check-import']({ payload, db: product.db, log: createLog({ LOG_LEVEL: 'silent' }), signal })
      return getImport(importId)
    },
  }
}

const blockedMaximum = 50

test('checking a long file never holds up other requests', async ({ world }) => {
  const { upload, check } = await createThreadedCheck(world)
  const lines = Array.from({ length: 20_000 }, (_, n) => `Person ${n},p${n}@example.com,"buyer, lake",${n} Oak Road`)
  const { draft } = await upload(`Name,Email,Tags,Address\n${lines.join('\n')}\n`)
  const blocked = await measureBlockedTime(async () => {
    expect(await check(draft._id, draft.mapping)).toMatchObject({ state: 'CHECKED', people: { NEW: 20_000 } })
  })
  expect(blocked).toBeLessThan(blockedMaximum)
})

test.for([
  ['one long line of quotation marks', 'a","'.repeat(300_000)],
  ['line breaks alone', `Name,Email${'\n'.repeat(300_000)}Nora,nora@example.com\n`],
  ['quotations that are never closed', 'a"b,"\n'.repeat(50_000)],
  ['cells that are almost numbers', `${`${'1'.repeat(9990)}x,`.repeat(6)}\n`.repeat(5)],
] as const)('a file of %s never holds up other requests', async ([_, file], { world }) => {
  const { upload, check } = await createThreadedCheck(world)
  const blocked = await measureBlockedTime(async () => {
    const { draft } = await upload(file)
    const mapping = draft.headers.map((_, index) => (index === 0 ? 'fullName' : ''))
    await check(draft._id, mapping)
  })
  expect(blocked).toBeLessThan(blockedMaximum)
})

test('a thread that takes too long is ended', async () => {
  const conversion = { kind: 'CARDS', source: '/dev/zero', target: '/dev/null', encoding: 'utf-8' } as const
  await expect(runInThread('conversion-thread', conversion, { maxSeconds: 1 })).rejects.toThrow(ThreadTooSlow)
})

test('a check stops with its process', async ({ world }) => {
  const { upload, check } = await createThreadedCheck(world)
  const { draft } = await upload('Name,Email\nNora,nora@example.com\n')
  await expect(check(draft._id, draft.mapping, AbortSignal.abort())).rejects.toThrow(/abort/i)
})
