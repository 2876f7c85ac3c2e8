import { prepareTools } from './lib/prepare.mjs'
import { attached } from './lib/run.mjs'

await prepareTools()
process.exit(await attached(process.execPath, ['node_modules/@biomejs/biome/bin/biome', 'check', '--fix', '.']))
