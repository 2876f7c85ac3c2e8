import { runChecks } from './lib/check.mjs'
import { prepareTools } from './lib/prepare.mjs'

await prepareTools()
const { failed } = await runChecks()
process.exitCode = failed ? 1 : 0
