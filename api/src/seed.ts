import { parseArgs } from 'node:util'
import { openInstallation } from './database/installation.ts'
import { SeedError, seedBigAgency } from './demo/big/seed-big-agency.ts'
import { storeDemoLogos } from './demo/brand-logos.ts'
import { seedDemo } from './demo/seed-demo.ts'
import { createMediaStore } from './platform/media/create-media-store.ts'
import { createLog } from './platform/observe/log.ts'
import { InvalidSettingError, parseSettings } from './platform/settings.ts'

const usage = `Adds sample data for demos and benchmarks. Running a command again keeps the existing data.

  npm run seed -- --demo
      Six agencies with two years of activity, the same as \`npm start\` adds.
  npm run seed -- --big
      Big Sky Brokerage with 100,000 contacts and 10 million events. Takes a few minutes and 3 GB of disk space.
      Sign in as big@gable.test with the demo password.`

await run().catch((error) => {
  const isExpected = error instanceof SeedError || error instanceof InvalidSettingError
  console.error(isExpected ? error.message : error)
  process.exitCode = 1
})

async function run() {
  const { demo, big, help } = parseArguments()
  if (help || !(demo || big)) return print(usage)
  const settings = parseSettings(process.env)
  const installation = await openInstallation(settings, createLog({ LOG_LEVEL: 'error' }))
  try {
    if (demo) {
      await seedDemo(installation.owner)
      await storeDemoLogos(createMediaStore(settings))
    }
    if (big) await seedBigAgency(installation.owner, { print })
    print('Done.')
  } finally {
    await installation.close()
  }
}

function parseArguments() {
  const options = {
    demo: { type: 'boolean' },
    big: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  } as const
  try {
    return parseArgs({ options }).values
  } catch (error) {
    throw new SeedError(`${error instanceof Error ? error.message : error}\n\n${usage}`)
  }
}

function print(line: string) {
  process.stdout.write(`${line}\n`)
}
