import { prepare } from './lib/prepare.mjs'
import { inRoot } from './lib/repository.mjs'
import { runAttached } from './lib/run.mjs'

// Runs the browser stories. `npm run stories -- leads --headed` passes its arguments to Playwright.
await prepare()
const playwright = inRoot('tests', 'node_modules', '@playwright', 'test', 'cli.js')
const args = [playwright, 'test', '--config', 'tests/playwright.config.ts', ...process.argv.slice(2)]
process.exit(await runAttached(process.execPath, args))
