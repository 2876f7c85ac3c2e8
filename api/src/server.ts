import type { AddressInfo } from 'node:net'
import { demoPassword, demoPeople } from '@gable/shared/demo/people.ts'
import { invitationForFirstOwner } from './agency/found-agency.ts'
import { buildApp } from './app.ts'
import { type Installation, openInstallation } from './database/installation.ts'
import { plantDemo } from './database/seed/demo.ts'
import { startWorker } from './platform/jobs/worker.ts'
import { openPostOffice } from './platform/mail/post-office.ts'
import { createLog, type Log } from './platform/observe/log.ts'
import { consoleOrigin, readSettings, type Settings, WrongSetting } from './platform/settings.ts'
import { tasksOf } from './tasks.ts'

await serveProduct().catch((error) => {
  console.error(`\n${explain(error)}`)
  process.exit(1)
})

async function serveProduct() {
  const settings = readSettings(process.env)
  const log = createLog(settings)
  const installation = await openInstallation(settings, log)
  try {
    const firstSteps = await furnish(settings, installation)
    const { address, stop } = await open(settings, installation, log)
    say(`\n  Gable is open at ${address}\n\n${firstSteps}`)
    closeOnSignal(log, stop)
  } catch (error) {
    await installation.close()
    throw error
  }
}

/** What a person needs to know to come in for the first time. */
async function furnish(settings: Settings, { owner }: Installation) {
  if (settings.DEMO) {
    await plantDemo(owner)
    const people = demoPeople.map(({ email, who }) => `  ${email.padEnd(20)} ${who}`)
    return `  Sign in with the password ${demoPassword} as\n${people.join('\n')}\n`
  }
  const { OWNER_EMAIL } = settings
  if (!OWNER_EMAIL) return '  Set OWNER_EMAIL to be shown a link for the first owner.\n'
  const code = await invitationForFirstOwner(owner.db, OWNER_EMAIL)
  const link = `${consoleOrigin(settings)}/auth/invitation?invitationToken=${code}`
  return code ? `  Nobody has an account yet. ${OWNER_EMAIL} comes in once, as the first owner, by\n  ${link}\n` : ''
}

async function open(settings: Settings, installation: Installation, log: Log) {
  const { owner, product, close } = installation
  const postOffice = openPostOffice(settings)
  const app = await buildApp({ ...installation, settings, log })
  try {
    await app.listen({ port: settings.PORT, host: settings.HOST })
  } catch (error) {
    await app.close()
    throw error
  }
  const tasks = tasksOf(settings, owner, postOffice)
  const worker = settings.WORKER
    ? await startWorker({ owner, product, tasks, log, reportError: app.reportError })
    : undefined
  const stop = async () => {
    await app.close()
    await worker?.stop()
    postOffice.close()
    await close()
  }
  return { address: consoleOrigin({ ...settings, PORT: portOf(app.addresses()) }), stop }
}

function portOf([first]: (AddressInfo | string)[]) {
  return typeof first === 'object' ? first.port : 0
}

/** The first signal asks to finish what is under way; a second one does not wait. */
function closeOnSignal(log: Log, stop: () => Promise<void>) {
  let stopping = false
  const close = (signal: string) => {
    if (stopping) process.exit(1)
    stopping = true
    log.info({ signal }, 'Closing')
    // Supervisors rarely wait longer, and then do not ask.
    setTimeout(() => process.exit(1), 30_000).unref()
    stop().then(
      () => process.exit(0),
      (error) => {
        log.error({ err: error }, 'Closing went wrong')
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', close)
  process.on('SIGTERM', close)
}

function explain(error: unknown) {
  if (error instanceof WrongSetting) return error.message
  const { code, message, stack } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE')
    return `Port ${process.env.PORT ?? 4000} is taken. Stop what uses it, or set PORT to another one.`
  if (code === 'EACCES')
    return `Port ${process.env.PORT ?? 4000} may not be used by this user. Set PORT to one above 1023.`
  return message?.startsWith('Migration ') ? message : `Gable could not start: ${stack ?? message}`
}

function say(text: string) {
  process.stdout.write(`${text}\n`)
}
