import { parseArgs } from 'node:util'
import { openInstallation } from './database/installation.ts'
import { plantBig, SeedRefused } from './database/seed/big/plant-big.ts'
import { hangDemoLogos } from './database/seed/brand-logos.ts'
import { plantDemo } from './database/seed/demo.ts'
import { openMediaStore } from './platform/media/open-store.ts'
import { createLog } from './platform/observe/log.ts'
import { readSettings, WrongSetting } from './platform/settings.ts'

const usage = `Worlds to look at and to measure with. Each is planted once; what is there already stays.

  npm run seed -- --demo
      Six agencies with two years of life, as \`npm start\` plants them.
  npm run seed -- --big
      Big Sky Brokerage: 100 000 contacts, 10 million events. Takes some minutes and 3 GB of disk.
      big@gable.test signs in with the password of the demo.`

await run().catch((error) => {
  const expected = error instanceof SeedRefused || error instanceof WrongSetting
  console.error(expected ? error.message : error)
  process.exitCode = 1
})

async function run() {
  const { demo, big, help } = readArguments()
  if (help || !(demo || big)) return say(usage)
  const settings = readSettings(process.env)
  const installation = await openInstallation(settings, createLog({ LOG_LEVEL: 'error' }))
  try {
    if (demo) {
      await plantDemo(installation.owner)
      await hangDemoLogos(openMediaStore(settings))
    }
    if (big) await plantBig(installation.owner, { say })
    say('Done.')
  } finally {
    await installation.close()
  }
}

function readArguments() {
  const options = {
    demo: { type: 'boolean' },
    big: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  } as const
  try {
    return parseArgs({ options }).values
  } catch (error) {
    throw new SeedRefused(`${error instanceof Error ? error.message : error}\n\n${usage}`)
  }
}

function say(line: string) {
  process.stdout.write(`${line}\n`)
}
