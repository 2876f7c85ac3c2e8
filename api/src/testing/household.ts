import type { FastifyInstance } from 'fastify'
import type { Insertable } from 'kysely'
import type { Schema } from '../database/schema/schema.ts'
import type { Database } from '../platform/database.ts'
import { Founding, type Member, password } from './founding.ts'
import { Visitor } from './visitor.ts'

export type Person = Visitor & Omit<Member, 'accountId'>

/** A founding whose people sign in over HTTP. */
export class Household extends Founding {
  readonly #app: FastifyInstance

  constructor(app: FastifyInstance, owner: Database) {
    super(owner)
    this.#app = app
  }

  /** A member of the agency who has signed in with the password. */
  async person(
    agency: { accountId: string },
    { email, ...agent }: Partial<Insertable<Schema['agents']> & { email: string }> = {},
  ): Promise<Person> {
    return this.signedIn(await this.member(agency, email, agent))
  }

  async signedIn({ email, userId, agentId, accountId }: Member): Promise<Person> {
    const visitor = new Visitor(this.#app, accountId)
    await visitor.call('POST /auth/login', { body: { email, password } })
    return Object.assign(visitor, { email, userId, agentId })
  }
}
