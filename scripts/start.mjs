import { runInForeground } from './lib/foreground.mjs'
import { prepare } from './lib/prepare.mjs'

await prepare()
runInForeground('api/dist/server.js', process.argv.slice(2), { nodeFlags: ['--enable-source-maps'] })
