import { check } from './lib/check.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { requireNode } from './lib/repository.mjs'

requireNode()
await ensureInstalled()
const { failed } = await check()
process.exitCode = failed ? 1 : 0
