import { parseArgs } from 'node:util'
import { Problem } from '@gable/shared/http/problem.ts'
import { Email } from '@gable/shared/identity/user.ts'
import { foundAgency } from './agency/found-agency.ts'
import { type Installation, openInstallation } from './database/installation.ts'
import { forgetHost, nameHost } from './hosts/name-host.ts'
import { startEmulation } from './identity/emulation.ts'
import { deadJobs, retryJob } from './platform/jobs/dead-jobs.ts'
import { createLog } from './platform/observe/log.ts'
import { consoleOrigin, readSettings, WrongSetting } from './platform/settings.ts'
import { deliveryKinds, isDeliveryKind } from './properties/delivery/kinds.ts'
import { takeDelivery } from './properties/delivery/take-delivery.ts'

const usage = `What the people who run Gable can do from its server:

  npm run operate -- found-agency --name "Harbor Realty" --owner someone@example.com
      Makes an agency and prints the link by which its owner comes in.
  npm run operate -- emulate --email someone@example.com --type SUPPORT --by "Your name"
      Prints a link, good once and for an hour, that shows the product as this person sees it. Type: SUPPORT or ADMIN.
  npm run operate -- jobs
      Lists the jobs that failed for good.
  npm run operate -- retry --job 12
      Gives such a job all its tries anew.
  npm run operate -- name-host --account 018bb2c0-… --host homes.example.com
      Lets an agency's pages stand under a name of its own, which leads to this server.
  npm run operate -- forget-host --host homes.example.com
      Takes that back.
  npm run operate -- deliver --kind homes --file homes.csv --provider "County records" --source "Assessor"
      Brings in what the providers of homes know. Kind: ${Object.keys(deliveryKinds).join(', ')}.`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: Object.fromEntries(
    ['name', 'owner', 'email', 'type', 'by', 'job', 'account', 'host', 'kind', 'file', 'provider', 'source'].map(
      (name) => [name, { type: 'string' }],
    ),
  ),
})

const commands: Record<string, (installation: Installation, origin: string) => Promise<string>> = {
  'found-agency': async ({ owner }, origin) => {
    const { accountId, code } = await foundAgency(owner.db, {
      name: needed('name'),
      ownerEmail: emailOf(needed('owner')),
    })
    return `The agency is account ${accountId}. Its owner comes in by\n${origin}/auth/invitation?invitationToken=${code}`
  },
  emulate: async ({ owner }, origin) => {
    const token = await startEmulation(owner.db, { email: needed('email'), type: needed('type'), by: needed('by') })
    return `${origin}/auth/magic-link?link_token=${token}`
  },
  jobs: async ({ owner }) => {
    const jobs = await deadJobs(owner)
    if (jobs.length === 0) return 'No job has failed for good.'
    return jobs.map(({ id, task, attempts, lastError }) => `${id}  ${task}  ${attempts} tries  ${lastError}`).join('\n')
  },
  retry: async ({ owner }) =>
    (await retryJob(owner, needed('job'))) ? 'It will be tried again now.' : 'There is no such failed job.',
  'name-host': async ({ owner }) => {
    await nameHost(owner.db, { host: needed('host'), accountId: needed('account') })
    return 'Its pages stand under that name now.'
  },
  'forget-host': async ({ owner }) =>
    (await forgetHost(owner.db, needed('host'))) ? 'It is forgotten.' : 'There is no such name.',
  deliver: async ({ owner }) => {
    const kind = needed('kind')
    if (!isDeliveryKind(kind))
      throw new Problem('invalid', `--kind is none of ${Object.keys(deliveryKinds).join(', ')}.`)
    const delivered = { kind, file: needed('file'), provider: given('provider'), source: given('source') }
    const { taken, refused, reasons } = await takeDelivery(owner.db, delivered)
    return [`${taken} taken into ${kind}, ${refused} refused.`, ...reasons].join('\n')
  },
}

await run().catch((error) => {
  // What the operator can mend is a sentence; anything else is a fault and shown whole.
  console.error(error instanceof Problem || error instanceof WrongSetting ? error.message : error)
  process.exitCode = 1
})

async function run() {
  const command = commands[positionals[0] ?? '']
  if (!command) return say(usage)
  const settings = readSettings(process.env)
  const installation = await openInstallation(settings, createLog({ LOG_LEVEL: 'error' }))
  try {
    say(await command(installation, consoleOrigin(settings)))
  } finally {
    await installation.close()
  }
}

function emailOf(text: string): string {
  const email = Email.safeParse(text)
  if (!email.success) throw new Problem('invalid', `${text} is no email.`)
  return email.data
}

function given(name: string): string | undefined {
  const value = values[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}

function needed(name: string): string {
  const value = given(name)
  if (value === undefined) throw new Problem('invalid', `--${name} is missing.\n\n${usage}`)
  return value
}

function say(text: string) {
  process.stdout.write(`${text}\n`)
}
