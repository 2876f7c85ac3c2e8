import { sql } from 'kysely'
import type { Email } from '../platform/mail/email.ts'
import { createLog } from '../platform/observe/log.ts'
import { sendInvitation } from '../team/send-invitation.ts'
import { TestClient } from './test-client.ts'
import type { World } from './world.ts'

/** An agency with two owners, two admins and two agents. */
export async function createTeam(world: World) {
  const { factory } = world
  const agency = await factory.createAgency()
  const create = (role: 'OWNER' | 'ADMIN' | 'AGENT') => factory.createAgent(agency, { role })
  return {
    agency,
    owner: await create('OWNER'),
    otherOwner: await create('OWNER'),
    admin: await create('ADMIN'),
    otherAdmin: await create('ADMIN'),
    agent: await create('AGENT'),
    otherAgent: await create('AGENT'),
  }
}

/** Sends the waiting invitations of an account. Returns the newest code per email. */
export async function sendInvitations(world: World, accountId: string): Promise<Map<string, string>> {
  const codes = new Map<string, string>()
  const send = async ({ to, text }: Email) => {
    codes.set(to, /invitationToken=(\S+)/.exec(text)?.[1] ?? '')
  }
  const task = sendInvitation({ send, close: () => {} }, 'https://console.example')
  const { rows } = await sql<{ id: string; payload: { accountId: string; invitationId: string } }>`
    select j.id::text as id, j.payload
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'send-invitation' and j.payload->>'accountId' = ${accountId} order by j.id`.execute(
    world.owner.db,
  )
  for (const { id, payload } of rows) {
    const log = createLog({ LOG_LEVEL: 'silent' })
    await task({ payload, db: world.product.db, log, signal: new AbortController().signal })
    await sql`delete from graphile_worker._private_jobs where id = ${id}`.execute(world.owner.db)
  }
  return codes
}

/** Opens the link of an invitation in a browser where nobody is signed in. */
export async function acceptInvitation(world: World, accountId: string, invitationCode = '') {
  const visitor = new TestClient(world.app, accountId)
  await visitor.call('POST /auth/invitation/accept', { body: { invitationCode } })
  return visitor
}
