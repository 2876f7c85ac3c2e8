import type { AddressInfo } from 'node:net'
import { demoPassword, demoPeople } from '@gable/shared/demo/people.ts'
import { invitationForFirstOwner } from './agency/found-agency.ts'
import { buildApp } from './app.ts'
import { type Installation, openInstallation } from './database/installation.ts'
import { hangDemoLogos } from './database/seed/brand-logos.ts'
import { plantDemo } from './database/seed/demo.ts'
import { startWorker } from './platform/jobs/worker.ts'
import { openPostOffice } from './platform/mail/post-office.ts'
import { openMediaStore } from './platform/media/open-store.ts'
import { createLog, type Log } from './platform/observe/log.ts'
import { consoleOrigin, readSettings, type Settings, WrongSetting } from './platform/settings.ts'
import { tasksOf } from './tasks.ts'

/** What is open, oldest first. It is closed the other way round, whether the start failed or somebody asks to stop. */
const opened: (() => Promise<void>)[] = []
let closing = false

await serveProduct().catch(async (error) => {
  // Asked to stop while still starting: what is missing by now was closed on purpose.
  if (closing) return
  console.error(`\n${explain(error)}`)
  await closeAll().catch(() => {})
  process.exit(1)
})

async function serveProduct() {
  const settings = readSettings(process.env)
  const log = createLog(settings)
  closeOnSignal(log)
  const installation = await openInstallation(settings, log)
  opened.push(installation.close)
  const firstSteps = await furnish(settings, installation)
  const port = await listen(settings, installation, log)
  process.stdout.write(`\n  Gable is open at ${consoleOrigin({ ...settings, PORT: port })}\n\n${firstSteps}\n`)
}

/** What a person needs to know to come in for the first time. */
async function furnish(settings: Settings, { owner }: Installation) {
  if (settings.DEMO) {
    await plantDemo(owner)
    await hangDemoLogos(openMediaStore(settings))
    const people = demoPeople.map(({ email, who }) => `  ${email.padEnd(20)} ${who}`)
    return `  Sign in with the password ${demoPassword} as\n${people.join('\n')}\n`
  }
  const { OWNER_EMAIL } = settings
  if (!OWNER_EMAIL) return '  Set OWNER_EMAIL to be shown a link for the first owner.\n'
  const code = await invitationForFirstOwner(owner.db, OWNER_EMAIL)
  const link = `${consoleOrigin(settings)}/auth/invitation?invitationToken=${code}`
  return code ? `  Nobody has an account yet. ${OWNER_EMAIL} comes in once, as the first owner, by\n  ${link}\n` : ''
}

async function listen(settings: Settings, installation: Installation, log: Log): Promise<number> {
  const { owner, product } = installation
  const postOffice = openPostOffice(settings)
  opened.push(async () => postOffice.close())
  const app = await buildApp({ ...installation, settings, log })
  opened.push(() => app.close())
  await app.listen({ port: settings.PORT, host: settings.HOST })
  if (settings.WORKER) {
    const tasks = tasksOf(settings, installation, postOffice)
    const worker = await startWorker({ owner, product, tasks, log, reportError: app.reportError })
    // Before the application: what it still answers may ask for jobs, which another process or the next start takes.
    opened.push(() => worker.stop())
  }
  const [address] = app.addresses() as AddressInfo[]
  return address?.port ?? settings.PORT
}

/** The first signal asks to finish what is under way; a second one does not wait. */
function closeOnSignal(log: Log) {
  const close = async (signal: string) => {
    if (closing) process.exit(1)
    closing = true
    log.info({ signal }, 'Closing')
    // Supervisors rarely wait longer, and then do not ask.
    setTimeout(() => process.exit(1), 30_000).unref()
    const failed = await closeAll().catch((error) => error)
    if (failed) log.error({ err: failed }, 'Closing went wrong')
    process.exit(failed ? 1 : 0)
  }
  process.on('SIGINT', close)
  process.on('SIGTERM', close)
}

async function closeAll() {
  for (let close = opened.pop(); close; close = opened.pop()) await close()
}

function explain(error: unknown) {
  if (error instanceof WrongSetting) return error.message
  const { code, message, stack } = error as NodeJS.ErrnoException
  const port = process.env.PORT || 4000
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Stop what uses it, or set PORT to another one.`
  if (code === 'EACCES') return `Port ${port} may not be used by this user. Set PORT to one above 1023.`
  return message?.startsWith('Migration ') ? message : `Gable could not start: ${stack ?? message}`
}
