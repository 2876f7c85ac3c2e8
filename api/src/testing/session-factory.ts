import type { FastifyInstance } from 'fastify'
import type { Insertable } from 'kysely'
import type { Schema } from '../database/schema/schema.ts'
import type { Database } from '../platform/database.ts'
import { AgencyFactory, type Member, type Places, password } from './agency-factory.ts'
import { TestClient } from './test-client.ts'

export type SignedInAgent = TestClient & Omit<Member, 'accountId'>

/** Also signs agents in over HTTP. */
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

  /** Creates a member of the agency and signs in with the password. */
  async createAgent(
    agency: { accountId: string },
    { email, ...agent }: Partial<Insertable<Schema['agents']> & { email: string }> = {},
  ): Promise<SignedInAgent> {
    return this.signIn(await this.createMember(agency, email, agent))
  }

  async signIn({ email, userId, agentId, accountId }: Member): Promise<SignedInAgent> {
    const client = new TestClient(this.#app, accountId)
    await client.call('POST /auth/login', { body: { email, password } })
    return Object.assign(client, { email, userId, agentId })
  }
}
