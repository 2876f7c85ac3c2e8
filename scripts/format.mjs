import { prepareTools } from './lib/prepare.mjs'
import { runAttached } from './lib/run.mjs'

await prepareTools()
process.exit(await runAttached(process.execPath, ['node_modules/@biomejs/biome/bin/biome', 'check', '--fix', '.']))
