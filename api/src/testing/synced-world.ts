import { startFollowUpBossServer } from './follow-up-boss/server.ts'
import type { FollowUpBossServer } from './follow-up-boss/state.ts'
import { test as base } from './world.ts'

/** A world with a Follow Up Boss server of its own. */
export const test = base.extend<{ boss: FollowUpBossServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the fixture's needs from this pattern
  boss: async ({}, use) => {
    const server = await startFollowUpBossServer()
    await use(server)
    await server.close()
  },
})
