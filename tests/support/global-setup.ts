import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '../../api/src/database/embedded/postgres.ts'
import { createDatabaseFolder } from '../../api/src/testing/database-folder.ts'
import { findFreePort } from './free-port.ts'
import { runProduct } from './run-product.ts'

/** Starts the built product on a temporary database with the demo data. Playwright calls the returned function at the end. */
export default async function setup() {
  const dataDir = await createDatabaseFolder()
  const embedded = await startEmbedded({ dataDir, isTemporary: true })
  // Links in emails contain the port, so it is chosen before the product starts.
  const PORT = String(await findFreePort())
  // Nothing listens here until a story starts a name server.
  const dnsPort = String(await findFreePort())
  // Nor here until one starts the server of an app.
  const appPort = String(await findFreePort())
  // Nor here until one starts the server of a CRM.
  const crmPort = String(await findFreePort())
  // Nor here until one starts Twilio.
  const twilioPort = String(await findFreePort())
  const checkedParts = await mkdtemp(join(tmpdir(), 'gable-checked-'))
  const smtpPort = String(await findFreePort())
  const product = runProduct({
    PORT,
    DNS_SERVERS: `127.0.0.1:${dnsPort}`,
    DATA_DIR: dataDir,
    DATABASE_URL: embedded.url,
    DEMO: 'on',
    WEBHOOKS_ALLOW_PRIVATE: 'on',
    FOLLOW_UP_BOSS_URL: `http://127.0.0.1:${crmPort}`,
    TWILIO_URL: `http://127.0.0.1:${twilioPort}`,
    TWILIO_MESSAGING_URL: `http://127.0.0.1:${twilioPort}`,
    ZESTIMATE_URL: `http://127.0.0.1:${appPort}`,
    INTAKE_MAIL_DOMAIN: 'in.example.com',
    INBOUND_SMTP_PORT: smtpPort,
  })
  Object.assign(process.env, {
    STORY_ORIGIN: await product.waitUntilOpen(),
    STORY_DATABASE_URL: embedded.url,
    STORY_DNS_PORT: dnsPort,
    STORY_APP_PORT: appPort,
    STORY_CRM_PORT: crmPort,
    STORY_SMTP_PORT: smtpPort,
    STORY_TWILIO_PORT: twilioPort,
    STORY_CHECKED_PARTS: checkedParts,
  })
  return async () => {
    product.child.kill('SIGTERM')
    await product.exited
    await embedded.stop()
    for (const folder of [dataDir, checkedParts]) await rm(folder, { recursive: true, force: true })
  }
}
