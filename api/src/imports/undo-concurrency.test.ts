import { expect } from 'vitest'
import { createAgencyWithImports } from '../testing/imports.ts'
import { runJobs } from '../testing/jobs.ts'
import { cashTerms } from '../testing/offers.ts'
import { test } from '../testing/world.ts'

test('an import is undone while offers are written for its properties', { timeout: 120_000 }, async ({ world }) => {
  const { agent, accountId, runImport, getImport } = await createAgencyWithImports(world)
  for (let round = 0; round < 5; round++) {
    const lines = Array.from(
      { length: 10 },
      (_, n) => `Nora Field,nora${round}-${n}@example.com,"${round}${n} Oak Street, Dover, NH 03820"\n`,
    )
    const done = await runImport(`Name,Email,Address\n${lines.join('')}`)
    const properties = await world.owner.db
      .selectFrom('contact_properties')
      .select('property_id')
      .where('account_id', '=', accountId)
      .orderBy('property_id', 'desc')
      .execute()
    await agent.call('POST /agent/imports/:importId/undone', { params: { importId: done._id } })
    const offers = properties.map(({ property_id: id }) =>
      agent.send('POST', `/api/agent/properties/${id}/create-cash-offer`, cashTerms),
    )
    const [responses] = await Promise.all([Promise.all(offers), runJobs(world, accountId)])
    for (const { statusCode } of responses) expect([200, 404]).toContain(statusCode)
    expect((await getImport(done._id)).state).toBe('UNDONE')
  }
})
