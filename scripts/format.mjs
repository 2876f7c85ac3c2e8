import { ensureInstalled } from './lib/install.mjs'
import { requireNode } from './lib/repository.mjs'
import { attached } from './lib/run.mjs'

requireNode()
await ensureInstalled()
process.exit(await attached(process.execPath, ['node_modules/@biomejs/biome/bin/biome', 'check', '--fix', '.']))
