import { check } from './lib/check.mjs'
import { prepareTools } from './lib/prepare.mjs'

await prepareTools()
const { failed } = await check()
process.exitCode = failed ? 1 : 0
