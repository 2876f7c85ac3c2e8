import { parseArgs } from 'node:util'
import { Id } from '@gable/shared/http/fields.ts'
import { Problem } from '@gable/shared/http/problem.ts'
import { EmailAddress } from '@gable/shared/identity/user.ts'
import { operateMove } from './account-moves/operate-move.ts'
import { createAgencyForOwner } from './agency/create-agency.ts'
import {
  billingOptions,
  operateGrant,
  operateInvoicePaid,
  operateInvoices,
  operatePlan,
} from './billing/operate-billing.ts'
import { type Installation, openInstallation } from './database/installation.ts'
import { describeRestore } from './exports/describe-restore.ts'
import { restoreAccount } from './exports/restore-account.ts'
import { addHost, removeHost } from './hosts/manage-hosts.ts'
import { createEmulationLink } from './identity/emulation.ts'
import { resetTwoFactor } from './identity/two-factor/reset-two-factor.ts'
import { listUpcomingCalls, type UpcomingCall } from './onboarding/call-queries.ts'
import { listOwners, mainCell } from './platform/cells/cells.ts'
import { describeCells, listDatabases } from './platform/cells/describe-cells.ts'
import { listDeadJobs, retryDeadJob } from './platform/jobs/dead-jobs.ts'
import { createMediaStore } from './platform/media/create-media-store.ts'
import { createLog } from './platform/observe/log.ts'
import { consoleOrigin, InvalidSettingError, parseSettings, type Settings } from './platform/settings.ts'
import { operatePrintRoom } from './postcard-delivery/operate-print-room.ts'
import { toPrintRoomDirectory } from './print/create-carrier.ts'
import { deliveryKinds, isDeliveryKind } from './properties/delivery/delivery-kinds.ts'
import { type DeliveryResult, importDelivery } from './properties/delivery/import-delivery.ts'

const usage = `Commands for the operators of a Gable server:

  npm run operate -- create-agency --name "Harbor Realty" --owner someone@example.com [--cell east]
      Creates an agency and prints the invitation link for its owner. With a cell, its data is in that database of CELLS.
  npm run operate -- cells
      Lists the databases, how many accounts each has and how full it is.
  npm run operate -- move-account 018bb2c0-… --to east
      Moves an account to another of the databases. Meanwhile it can only be read. Run it again to continue after it stopped.
      With --undo instead, it stays where it was, or is moved back. With --drop-old, the copy that it left is deleted.
  npm run operate -- emulate --email someone@example.com --type SUPPORT --by "Your name"
      Prints a one-time link that signs you in as this user for an hour. Type: SUPPORT or ADMIN.
  npm run operate -- reset-two-factor --email someone@example.com
      Removes the authenticator app, passkeys and recovery codes of a user who has lost them, and signs them out everywhere.
  npm run operate -- calls
      Lists the booked onboarding calls, next first.
  npm run operate -- jobs
      Lists the jobs that failed permanently.
  npm run operate -- retry --job 12
      Retries one of those jobs.
  npm run operate -- add-host --account 018bb2c0-… --host homes.example.com
      Serves an agency's pages on its own host name. The name must point to this server.
  npm run operate -- remove-host --host homes.example.com
      Stops serving pages on that host name.
  npm run operate -- restore-account --account 018bb2c0-… --file everything.zip
      Restores an export of everything into an account without contacts. Invite its team first: agents are matched by email.
  npm run operate -- plan
      Lists the plans. With --name "Team" --price 99 --contacts 5000 --widgets 10 --flags marketing,custom-domain it creates or
      changes one, and with --name "Team" --account 018bb2c0-… it gives an account that plan. Open consoles show it at once.
  npm run operate -- grant-credits --account 018bb2c0-… --credits 500 --note "Welcome"
      Adds credits to an account, or takes them back if negative. A repeated --key changes nothing.
  npm run operate -- invoices
      Lists the open invoices.
  npm run operate -- invoice-paid --number G-1001 --reference "Wire transfer 4711"
      Records the payment of an invoice: its credits are added, or its plan takes effect.
  npm run operate -- print-room
      Lists the postcards that wait in the print room, in DATA_DIR/print-room, and writes their manifest.
  npm run operate -- print-room --step printed [--piece 018bb2c0-…] [--reason "Moved"]
      Says what happened to those that wait for it, or to one. Step: printed, in-transit, delivered or returned.
  npm run operate -- deliver --kind homes --file homes.csv --provider "County records" --source "Assessor"
      Loads a data provider's file of properties. Kind: ${Object.keys(deliveryKinds).join(', ')}.`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: Object.fromEntries(
    [
      'name',
      'owner',
      'email',
      'type',
      'by',
      'job',
      'account',
      'host',
      'kind',
      'file',
      'provider',
      'source',
      'step',
      'piece',
      'reason',
      'cell',
      'to',
      ...billingOptions,
    ].map((name) => [name, { type: 'string' }]),
  ),
})

const commands: Record<string, (installation: Installation, origin: string, settings: Settings) => Promise<string>> = {
  'create-agency': async ({ owner }, origin) => {
    const { accountId, code } = await createAgencyForOwner(owner.db, {
      name: requireOption('name'),
      ownerEmail: parseEmail(requireOption('owner')),
      cell: getOption('cell'),
    })
    return `Created the agency with account ID ${accountId}. Invitation link for its owner:\n${origin}/auth/invitation?invitationToken=${code}`
  },
  cells: describeCells,
  'move-account': async ({ cells }) => {
    const accountId = parseId(positionals[1] ?? requireOption('account'))
    const command = { accountId, to: getOption('to'), undo: isSet('undo'), dropOld: isSet('drop-old') }
    await operateMove(cells, command, print)
    return ''
  },
  emulate: async ({ owner }, origin) => {
    const token = await createEmulationLink(owner.db, {
      email: requireOption('email'),
      type: requireOption('type'),
      by: requireOption('by'),
    })
    return `${origin}/auth/magic-link?link_token=${token}`
  },
  'reset-two-factor': async ({ owner }, origin) => {
    const email = parseEmail(requireOption('email'))
    await resetTwoFactor(owner.db, { origin }, email)
    return `Removed the second factors of ${email} and signed them out everywhere. They were told by email.`
  },
  calls: async ({ owner }) => {
    const calls: UpcomingCall[] = []
    for (const db of listOwners(owner.db)) calls.push(...(await listUpcomingCalls(db)))
    calls.sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
    if (calls.length === 0) return 'No onboarding calls are booked.'
    return calls
      .map(({ startsAt, agencyName, fullName, phone, email }) =>
        [startsAt.toISOString(), agencyName, fullName, phone ?? 'no phone number', email].join('  '),
      )
      .join('\n')
  },
  jobs: async (installation) => {
    const lines: string[] = []
    for (const { name, owner } of listDatabases(installation))
      for (const { id, task, attempts, lastError } of await listDeadJobs(owner))
        lines.push(`${toJobName(name, id)}  ${task}  ${attempts} attempts  ${lastError}`)
    return lines.length === 0 ? 'No jobs have failed permanently.' : lines.join('\n')
  },
  retry: async (installation) => {
    const [id = '', name = mainCell] = requireOption('job').split(':').toReversed()
    const database = listDatabases(installation).find((database) => database.name === name)
    const isFound = database && (await retryDeadJob(database.owner, id))
    return isFound ? 'The job will be retried now.' : 'Failed job not found.'
  },
  'add-host': async ({ owner }) => {
    await addHost(owner.db, { host: requireOption('host'), accountId: requireOption('account') })
    return "The agency's pages are now served on that host name."
  },
  'remove-host': async ({ owner }) =>
    (await removeHost(owner.db, requireOption('host'))) ? 'Removed the host name.' : 'Host name not found.',
  'restore-account': async ({ product }, _origin, settings) =>
    describeRestore(
      await restoreAccount(product.db, createMediaStore(settings), {
        accountId: parseId(requireOption('account')),
        path: requireOption('file'),
      }),
    ),
  plan: ({ owner }) => operatePlan(owner.db, getOption),
  'grant-credits': ({ owner }) => operateGrant(owner.db, parseId(requireOption('account')), getOption),
  invoices: ({ owner }) => operateInvoices(owner.db),
  'invoice-paid': ({ owner }) => operateInvoicePaid(owner.db, requireOption('number'), getOption),
  'print-room': (installation, _origin, settings) =>
    operatePrintRoom(installation, toPrintRoomDirectory(settings), getOption),
  deliver: async ({ owner }) => {
    const kind = requireOption('kind')
    if (!isDeliveryKind(kind))
      throw new Problem('invalid', `--kind must be one of ${Object.keys(deliveryKinds).join(', ')}.`)
    const delivered = {
      kind,
      file: requireOption('file'),
      provider: getOption('provider'),
      source: getOption('source'),
    }
    const results: DeliveryResult[] = []
    // Each database has a copy, which its lookups read.
    for (const db of listOwners(owner.db)) results.push(await importDelivery(db, delivered))
    const { imported, rejected, reasons } = results[0] ?? { imported: 0, rejected: 0, reasons: [] }
    return [`${imported} rows loaded into ${kind}, ${rejected} rejected.`, ...reasons].join('\n')
  },
}

await run().catch((error) => {
  // The operator can fix these errors, so the message is enough. Other errors are shown with their stack.
  console.error(error instanceof Problem || error instanceof InvalidSettingError ? error.message : error)
  process.exitCode = 1
})

async function run() {
  const command = commands[positionals[0] ?? '']
  if (!command) return print(usage)
  const settings = parseSettings(process.env)
  const installation = await openInstallation(settings, createLog({ LOG_LEVEL: 'error' }))
  try {
    const answer = await command(installation, consoleOrigin(settings), settings)
    if (answer) print(answer)
  } finally {
    await installation.close()
  }
}

/** Jobs of other databases than the directory's have its name. */
const toJobName = (cell: string, id: string) => (cell === mainCell ? id : `${cell}:${id}`)

function parseEmail(text: string): string {
  const email = EmailAddress.safeParse(text)
  if (!email.success) throw new Problem('invalid', `${text} is not a valid email address.`)
  return email.data
}

function parseId(text: string): string {
  const id = Id.safeParse(text)
  if (!id.success) throw new Problem('invalid', `${text} is not an account ID.`)
  return id.data
}

function getOption(name: string): string | undefined {
  const value = values[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** Options without a value. */
function isSet(name: string): boolean {
  return values[name] === true
}

function requireOption(name: string): string {
  const value = getOption(name)
  if (value === undefined) throw new Problem('invalid', `--${name} is missing.\n\n${usage}`)
  return value
}

function print(text: string) {
  process.stdout.write(`${text}\n`)
}
