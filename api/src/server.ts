import type { AddressInfo } from 'node:net'
import { demoPassword, demoPeople } from '@gable/shared/demo/people.ts'
import { createFirstOwnerInvitation } from './agency/create-agency.ts'
import { buildApp } from './app.ts'
import { withLongSyncsInThread } from './contact-sync/long-syncs.ts'
import { type Installation, openInstallation } from './database/installation.ts'
import { storeDemoLogos } from './demo/brand-logos.ts'
import { seedDemo } from './demo/seed-demo.ts'
import { createBounceRecipients } from './email-tracking/bounces/bounce-recipients.ts'
import { withImportsInThreads } from './imports/threaded-tasks.ts'
import { createIntakeRecipients } from './lead-intake/email-recipients.ts'
import { toIntakeContext } from './lead-intake/intake-context.ts'
import { startCellWorkers } from './platform/cells/cell-workers.ts'
import type { Cell } from './platform/cells/cells.ts'
import { routeJobsToCells } from './platform/cells/route-jobs-to-cells.ts'
import { deleteExpiredInCell } from './platform/jobs/delete-expired.ts'
import type { Tasks } from './platform/jobs/jobs.ts'
import { startWorker } from './platform/jobs/worker.ts'
import { startInboundListener } from './platform/mail/inbound-listener.ts'
import { createMailer, type Mailer } from './platform/mail/mailer.ts'
import { createMediaStore } from './platform/media/create-media-store.ts'
import { createLog, type Log } from './platform/observe/log.ts'
import { consoleOrigin, InvalidSettingError, parseSettings, type Settings } from './platform/settings.ts'
import type { SubmissionQueue } from './submissions/submission-queue.ts'
import { createTasks } from './tasks.ts'

/** Closes what is open, in reverse order, after a error start and on a signal. */
const closers: (() => Promise<void>)[] = []
let isClosing = false

await startServer().catch(async (error) => {
  // A signal during the start closes connections the start still needs. That is not an error.
  if (isClosing) return
  console.error(`\n${describeStartError(error)}`)
  await closeAll().catch(() => {})
  process.exit(1)
})

async function startServer() {
  const settings = parseSettings(process.env)
  const log = createLog(settings)
  closeOnSignal(log)
  const installation = await openInstallation(settings, log)
  closers.push(installation.close)
  const instructions = await prepareFirstRun(settings, installation)
  const port = await listen(settings, installation, log)
  process.stdout.write(`\n  Gable is running at ${consoleOrigin({ ...settings, PORT: port })}\n\n${instructions}\n`)
}

/** Seeds the demo or invites the first owner. Returns instructions for the first sign-in. */
async function prepareFirstRun(settings: Settings, { owner }: Installation) {
  if (settings.DEMO) {
    await seedDemo(owner)
    await storeDemoLogos(createMediaStore(settings))
    const people = demoPeople.map(({ email, description }) => `  ${email.padEnd(20)} ${description}`)
    return `  Sign in with the password ${demoPassword} as one of\n${people.join('\n')}\n`
  }
  const { OWNER_EMAIL } = settings
  if (!OWNER_EMAIL) return '  Set OWNER_EMAIL to get a sign-up link for the first owner.\n'
  const code = await createFirstOwnerInvitation(owner.db, OWNER_EMAIL)
  const link = `${consoleOrigin(settings)}/auth/invitation?invitationToken=${code}`
  return code
    ? `  There are no accounts yet. ${OWNER_EMAIL} can sign up as the first owner with this one-time link:\n  ${link}\n`
    : ''
}

async function listen(settings: Settings, installation: Installation, log: Log): Promise<number> {
  const { owner, product } = installation
  const mailer = createMailer(settings)
  closers.push(async () => mailer.close())
  const app = await buildApp({ ...installation, settings, log })
  closers.push(() => app.close())
  await app.listen({ port: settings.PORT, host: settings.HOST })
  if (settings.WORKER) {
    const { cells } = installation
    const ownTasks = withThreads(createTasks(settings, installation, mailer), settings, installation)
    const tasks = routeJobsToCells(ownTasks, cells, cells?.directory)
    const worker = await startWorker({ owner, product, tasks, log, reportError: app.reportError })
    // The worker closes before the app. Jobs the app enqueues after that wait for another process or the next start.
    closers.push(() => worker.stop())
    if (cells) {
      const workers = startCellWorkers(cells, (cell) => ({
        owner: cell.owner,
        product,
        log,
        reportError: app.reportError,
        tasks: routeJobsToCells(toTasksOf(cell, settings, installation, mailer), cells, cell),
      }))
      closers.push(() => workers.stop())
    }
  }
  await listenForMail(settings, installation, app.submissionQueue, log)
  const [address] = app.addresses() as AddressInfo[]
  return address?.port ?? settings.PORT
}

/** What the worker of another database does: the jobs of its accounts, and its own upkeep. */
function toTasksOf(cell: Cell, settings: Settings, { secret }: Installation, mailer: Mailer): Tasks {
  const { owner, product, url } = cell
  return {
    ...withThreads(createTasks(settings, { owner, secret }, mailer), settings, { url, secret }),
    'forget-expired': () => deleteExpiredInCell(product),
    // The worker of the directory looks after all copies.
    'repair-cells': async () => {},
  }
}

function withThreads(tasks: Tasks, settings: Settings, installation: Pick<Installation, 'url' | 'secret'>): Tasks {
  return withLongSyncsInThread(withImportsInThreads(tasks, settings, installation), settings, installation)
}

async function listenForMail(
  settings: Settings,
  { product: { db }, secret }: Installation,
  queue: SubmissionQueue,
  log: Log,
) {
  const { INBOUND_SMTP_PORT: port, MAIL_BOUNCE_DOMAIN: bounceDomain, INTAKE_MAIL_DOMAIN: intakeDomain } = settings
  const recipients = [
    ...(bounceDomain ? [createBounceRecipients({ db, secret, domain: bounceDomain })] : []),
    ...(intakeDomain ? [createIntakeRecipients(toIntakeContext({ settings, secret }, { db, queue }))] : []),
  ]
  if (port === undefined || recipients.length === 0) return
  const listener = await startInboundListener({ log, recipients, port, host: settings.HOST })
  closers.push(listener.close)
}

/** The first signal shuts down gracefully. The second one exits at once. */
function closeOnSignal(log: Log) {
  const close = async (signal: string) => {
    if (isClosing) process.exit(1)
    isClosing = true
    log.info({ signal }, 'Shutting down')
    // Supervisors rarely wait longer before they kill the process.
    setTimeout(() => process.exit(1), 30_000).unref()
    const error = await closeAll().catch((reason) => reason)
    if (error) log.error({ err: error }, 'Shutdown failed')
    process.exit(error ? 1 : 0)
  }
  process.on('SIGINT', close)
  process.on('SIGTERM', close)
}

async function closeAll() {
  for (let close = closers.pop(); close; close = closers.pop()) await close()
}

function describeStartError(error: unknown) {
  if (error instanceof InvalidSettingError) return error.message
  const { code, message, stack } = error as NodeJS.ErrnoException
  const port = process.env.PORT || 4000
  if (code === 'EADDRINUSE')
    return `Port ${port} is already in use. Stop the program that uses it, or set PORT to another port.`
  if (code === 'EACCES') return `This user may not use port ${port}. Set PORT to a port above 1023.`
  return message?.startsWith('Migration ') ? message : `Gable could not start: ${stack ?? message}`
}
