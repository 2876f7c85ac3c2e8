import { newId } from '@gable/shared/ids.ts'
import type { FastifyInstance } from 'fastify'
import type { Insertable } from 'kysely'
import type { Schema } from '../database/schema/schema.ts'
import { insertSession } from '../identity/session-queries.ts'
import type { Database } from '../platform/database.ts'
import { hashToken } from '../platform/gate.ts'
import { createToken, sessionCookie } from '../platform/session-cookie.ts'
import { AgencyFactory, type Member, type Places, password } from './agency-factory.ts'
import { TestClient } from './test-client.ts'

export type SignedInAgent = TestClient & Omit<Member, 'accountId'>

/** Also creates agents with sessions. */
export class SessionFactory extends AgencyFactory {
  readonly #app: FastifyInstance
  readonly #owner: Database
  readonly #places: Places

  constructor(app: FastifyInstance, owner: Database, places: Places) {
    super(owner, places)
    this.#app = app
    this.#owner = owner
    this.#places = places
  }

  /** The same for another app on these databases. */
  withApp(app: FastifyInstance): SessionFactory {
    return new SessionFactory(app, this.#owner, this.#places)
  }

  /** Creates a member of the agency and opens a session for them. */
  async createAgent(
    agency: { accountId: string },
    { email, ...agent }: Partial<Insertable<Schema['agents']> & { email: string }> = {},
  ): Promise<SignedInAgent> {
    return this.openSession(await this.createMember(agency, email, agent))
  }

  /** A session as that of a sign-in, which would take twenty statements. */
  async openSession({ email, userId, agentId, accountId }: Member): Promise<SignedInAgent> {
    const token = createToken()
    await insertSession(this.#owner.db, {
      id: newId(),
      user_id: userId,
      token_hash: hashToken(token),
      confirmed_at: new Date(),
      user_agent: 'lightMyRequest',
      address: '127.0.0.1',
      duration: '30 days',
    })
    const client = new TestClient(this.#app, accountId)
    client.cookies.set(sessionCookie, token)
    return Object.assign(client, { email, userId, agentId })
  }

  /** Signs in with the password, which leaves the traces of a sign-in, too. */
  async signIn({ email, userId, agentId, accountId }: Member): Promise<SignedInAgent> {
    const client = new TestClient(this.#app, accountId)
    await client.call('POST /auth/login', { body: { email, password } })
    return Object.assign(client, { email, userId, agentId })
  }
}
